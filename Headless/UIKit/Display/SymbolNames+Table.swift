extension SymbolNames {
  /// Symbols and their icons, as `add` reads them.
  static let table = """
    chevron.left,chevron.right,chevron.up,chevron.down,chevron.backward chevron-left
    chevron.forward chevron-right,chevron.compact.left,chevron.compact.right,chevron.compact.up
    chevron.compact.down,chevron.up.chevron.down chevron-expand,chevron.left.2 chevron-double-left
    chevron.right.2 chevron-double-right,chevron.down.circle(.fill) arrow-down-circle
    chevron.left.circle(.fill) arrow-left-circle,chevron.right.circle(.fill) arrow-right-circle
    chevron.up.circle(.fill) arrow-up-circle,chevron.down.square(.fill) caret-down-square
    chevron.left.forwardslash.chevron.right code-slash,curlybraces braces
    chevron.backward.circle(.fill) arrow-left-circle
    chevron.forward.circle(.fill) arrow-right-circle,chevron.up.square(.fill) caret-up-square
    xmark x-lg,xmark.circle(.fill) x-circle,xmark.square(.fill) x-square
    xmark.octagon(.fill) x-octagon,xmark.bin(.fill) trash,xmark.seal(.fill) patch-minus
    xmark.app(.fill) x-square,xmark.icloud(.fill) cloud-slash,checkmark check-lg
    checkmark.circle(.fill) check-circle,checkmark.square(.fill) check-square
    checkmark.seal(.fill) patch-check,checkmark.shield shield-check
    checkmark.shield.fill shield-fill-check,checkmark.rectangle(.fill) check-square
    checkmark.icloud(.fill) cloud-check,checklist list-check,checklist.checked list-check
    plus plus-lg,plus.circle(.fill),plus.square(.fill),plus.app(.fill) plus-square
    plus.rectangle(.fill) plus-square,plus.magnifyingglass zoom-in
    plus.forwardslash.minus plus-slash-minus,plus.rectangle.on.folder folder-plus
    plus.rectangle.on.folder.fill folder-plus,minus dash-lg,minus.circle(.fill) dash-circle
    minus.square(.fill) dash-square,minus.magnifyingglass zoom-out
    minus.rectangle(.fill) dash-square,multiply x-lg,multiply.circle(.fill) x-circle
    divide slash-lg,ellipsis three-dots,ellipsis.message(.fill) chat-left-dots
    ellipsis.bubble(.fill) chat-dots,gear,gearshape(.fill) gear,gearshape.2 gear-wide-connected
    gearshape.2.fill gear-wide-connected,wrench,wrench.fill wrench,wrench.and.screwdriver tools
    wrench.and.screwdriver.fill tools,slider.horizontal.3 sliders
    slider.horizontal.below.rectangle sliders2,slider.vertical.3 sliders2-vertical,switch.2 toggles
    dial.min speedometer,dial.min.fill speedometer,magnifyingglass search,eyeglasses
    binoculars(.fill),square.and.arrow.up box-arrow-up,square.and.arrow.up.fill box-arrow-up
    square.and.arrow.down box-arrow-in-down,square.and.arrow.down.fill box-arrow-in-down
    square.and.pencil pencil-square,pencil,pencil.line pencil,pencil.tip vector-pen
    pencil.and.outline pen,trash(.fill) trash3,folder folder2,folder.fill
    folder.badge.plus folder-plus,folder.fill.badge.plus folder-plus
    folder.badge.minus folder-minus,tray(.fill) inbox,tray.2(.fill) inboxes,tray.full(.fill) inbox
    tray.and.arrow.down(.fill) inbox,tray.and.arrow.up(.fill) inbox,archivebox(.fill) archive
    externaldrive(.fill) device-hdd,internaldrive(.fill) device-ssd,opticaldiscdrive(.fill) disc
    doc(.fill) file-earmark,doc.text(.fill) file-earmark-text,doc.on.doc files
    doc.on.doc.fill files,doc.richtext(.fill) file-earmark-richtext
    doc.badge.plus file-earmark-plus,doc.fill.badge.plus file-earmark-plus-fill
    doc.plaintext(.fill) file-earmark-text,doc.append(.fill) file-earmark-break
    doc.zipper file-earmark-zip,doc.on.clipboard(.fill) clipboard
    doc.text.image(.fill) file-earmark-richtext,document(.fill) file-earmark
    document.on.document files,document.on.document.fill files
    document.badge.plus file-earmark-plus,clipboard(.fill),list.clipboard(.fill) clipboard-check
    list.bullet.clipboard(.fill) clipboard-data,note.text journal-text
    note.text.badge.plus journal-plus,book(.fill),book.closed journal,book.closed.fill journal
    books.vertical bookshelf,books.vertical.fill bookshelf,text.book.closed journal-text
    text.book.closed.fill journal-text,magazine journals,magazine.fill journals,newspaper
    newspaper.fill newspaper,bookmark(.fill),arrow.clockwise,arrow.counterclockwise,arrow.left
    arrow.right,arrow.up,arrow.down,arrow.backward arrow-left,arrow.forward arrow-right
    arrow.up.left,arrow.up.right,arrow.down.left,arrow.down.right,arrow.up.forward arrow-up-right
    arrow.down.backward arrow-down-left,arrow.up.arrow.down arrow-down-up
    arrow.left.arrow.right arrow-left-right,arrow.left.circle(.fill),arrow.right.circle(.fill)
    arrow.up.circle(.fill),arrow.down.circle(.fill),arrow.backward.circle(.fill) arrow-left-circle
    arrow.forward.circle(.fill) arrow-right-circle,arrow.up.right.square(.fill)
    arrow.up.square(.fill),arrow.down.square(.fill),arrow.up.forward.app box-arrow-up-right
    arrow.up.forward.app.fill box-arrow-up-right,arrow.uturn.backward arrow-90deg-left
    arrow.uturn.forward arrow-90deg-right,arrow.uturn.left arrow-90deg-left
    arrow.uturn.right arrow-90deg-right,arrow.2.squarepath arrow-repeat
    arrow.triangle.2.circlepath arrow-repeat,arrow.down.to.line download,arrow.up.to.line upload
    arrow.right.to.line arrow-bar-right,arrow.left.to.line arrow-bar-left
    arrow.up.left.and.arrow.down.right arrows-angle-expand
    arrow.down.right.and.arrow.up.left arrows-angle-contract
    arrow.up.and.down.and.arrow.left.and.right arrows-move,arrow.up.and.down arrows-expand
    arrow.turn.up.left reply,arrow.turn.down.right arrow-return-right
    arrow.turn.down.left arrow-return-left,arrow.down.doc(.fill) file-earmark-arrow-down
    arrow.up.doc(.fill) file-earmark-arrow-up,arrow.down.app(.fill) arrow-down-square
    arrow.down.document(.fill) file-earmark-arrow-down,arrowshape.turn.up.left(.fill) reply
    arrowshape.turn.up.right(.fill) forward,arrowshape.turn.up.left.2(.fill) reply-all
    arrowtriangle.left(.fill) caret-left,arrowtriangle.right(.fill) caret-right
    arrowtriangle.up(.fill) caret-up,arrowtriangle.down(.fill) caret-down
    arrowtriangle.backward(.fill) caret-left,arrowtriangle.forward(.fill) caret-right,bell(.fill)
    bell.slash(.fill),bell.badge(.fill) bell,bell.and.waves.left.and.right(.fill) bell,alarm(.fill)
    stopwatch(.fill),timer stopwatch,clock(.fill),clock.arrow.circlepath clock-history
    clock.badge(.fill) clock,clock.badge.checkmark(.fill) clock,hourglass
    hourglass.bottomhalf.filled hourglass-bottom,hourglass.tophalf.filled hourglass-top,calendar
    calendar.badge.plus calendar-plus,calendar.badge.minus calendar-minus
    calendar.badge.clock calendar-event,calendar.day.timeline.left calendar-week
    deskclock(.fill) clock,star(.fill),star.leadinghalf.filled star-half,heart(.fill)
    heart.slash(.fill) heartbreak,heart.text.square(.fill) heart-pulse
    bolt.heart(.fill) heart-pulse,hand.thumbsup(.fill) hand-thumbs-up
    hand.thumbsdown(.fill) hand-thumbs-down,hand.raised(.fill) hand-index
    hand.tap(.fill) hand-index-thumb,hand.point.up.left(.fill) hand-index,person(.fill)
    person.circle,person.circle.fill person-circle,person.crop.circle person-circle
    person.crop.circle.fill person-circle,person.2(.fill) people,person.3(.fill) people
    person.badge.plus person-plus,person.fill.badge.plus person-plus-fill
    person.badge.minus person-dash,person.fill.badge.minus person-dash-fill
    person.crop.circle.badge.plus person-plus,person.crop.circle.badge.checkmark person-check
    person.crop.circle.badge.xmark person-x,person.crop.circle.badge.minus person-dash
    person.crop.square person-square,person.crop.square.fill person-square
    person.crop.rectangle(.fill) person-vcard,person.fill.checkmark person-check-fill
    person.fill.xmark person-x-fill,person.text.rectangle(.fill) person-vcard,person.slash
    person.slash.fill person-slash,face.smiling emoji-smile,face.smiling.fill emoji-smile-fill
    face.smiling.inverse emoji-smile-fill,touchid fingerprint,ear(.fill),eye(.fill)
    eye.slash(.fill),lungs(.fill),house(.fill),building(.fill),building.2(.fill) buildings
    building.columns bank,building.columns.fill bank2,storefront shop,storefront.fill shop
    list.bullet list-ul,list.dash list-ul,list.number list-ol,list.star list-stars
    list.bullet.rectangle card-list,list.bullet.rectangle.fill card-list
    list.bullet.indent list-nested,square.grid.2x2(.fill) grid,square.grid.3x3(.fill) grid-3x3-gap
    square.grid.3x2(.fill) grid-3x2-gap,square.grid.4x3.fill grid-3x3-gap-fill
    rectangle.grid.1x2(.fill) hdd-stack,rectangle.grid.2x2(.fill) grid
    rectangle.grid.3x2(.fill) grid-3x2-gap,circle.grid.2x2 ui-radios-grid
    circle.grid.2x2.fill ui-radios-grid,tablecells table,tablecells.fill table
    squareshape.split.2x2 border-all,line.3.horizontal list,line.horizontal.3 list
    line.3.horizontal.decrease filter,line.3.horizontal.decrease.circle(.fill) filter-circle
    line.horizontal.3.decrease filter,line.horizontal.3.decrease.circle(.fill) filter-circle
    line.diagonal slash-lg,scope bullseye,target bullseye,info info-lg,info.circle(.fill)
    info.square(.fill),questionmark question-lg,questionmark.circle(.fill) question-circle
    questionmark.square(.fill) question-square,questionmark.diamond(.fill) question-diamond
    questionmark.app(.fill) question-square,exclamationmark exclamation-lg
    exclamationmark.circle(.fill) exclamation-circle
    exclamationmark.triangle(.fill) exclamation-triangle
    exclamationmark.octagon(.fill) exclamation-octagon
    exclamationmark.square(.fill) exclamation-square,exclamationmark.shield shield-exclamation
    exclamationmark.shield.fill shield-fill-exclamation,lock(.fill),lock.open(.fill) unlock
    lock.shield(.fill) shield-lock,lock.doc(.fill) file-earmark-lock,key(.fill)
    key.horizontal(.fill) key,shield(.fill),shield.slash(.fill)
    shield.lefthalf.filled shield-shaded,shield.lefthalf.fill shield-shaded,photo(.fill) image
    photo.on.rectangle images,photo.on.rectangle.fill images,photo.stack images
    photo.stack.fill images,photo.on.rectangle.angled images,photo.badge.plus image,camera(.fill)
    camera.badge.ellipsis(.fill) camera,video(.fill) camera-video
    video.slash(.fill) camera-video-off,film,film.fill film,qrcode qr-code
    qrcode.viewfinder qr-code-scan,barcode upc,barcode.viewfinder upc-scan,crop,wand.and.rays magic
    wand.and.stars magic,wand.and.stars.inverse magic,wand.and.sparkles magic,sparkles stars
    sparkle star,apple.logo apple,applelogo apple,play(.fill),play.circle(.fill)
    play.rectangle(.fill) play-btn,play.square(.fill) play-btn,pause(.fill),pause.circle(.fill)
    pause.rectangle(.fill) pause-btn,stop(.fill),stop.circle(.fill),forward(.fill) fast-forward
    backward(.fill) rewind,forward.circle(.fill) fast-forward-circle
    backward.circle(.fill) rewind-circle,forward.end(.fill) skip-end,backward.end(.fill) skip-start
    forward.frame(.fill) skip-forward,backward.frame(.fill) skip-backward
    forward.end.alt(.fill) skip-forward,backward.end.alt(.fill) skip-backward
    goforward arrow-clockwise,gobackward arrow-counterclockwise,goforward.10 arrow-clockwise
    goforward.15 arrow-clockwise,goforward.30 arrow-clockwise,gobackward.10 arrow-counterclockwise
    gobackward.15 arrow-counterclockwise,gobackward.30 arrow-counterclockwise,record.circle(.fill)
    shuffle,repeat,repeat.1,infinity,eject(.fill),mic(.fill),mic.slash(.fill) mic-mute
    waveform soundwave,waveform.path activity,waveform.path.ecg activity,speaker(.fill) volume-off
    speaker.slash(.fill) volume-mute,speaker.wave.1(.fill) volume-down
    speaker.wave.2(.fill) volume-up,speaker.wave.3(.fill) volume-up,music.note,music.note.list
    music.quarternote.3 music-note-beamed,music.mic mic,headphones,airplayaudio cast
    airplayvideo cast,airpods earbuds,airpodspro earbuds,hifispeaker(.fill) speaker
    radio(.fill) boombox,mappin geo,mappin.and.ellipse geo-alt,map(.fill),location(.fill) cursor
    safari compass,safari.fill compass-fill,globe globe2,globe.americas
    globe.americas.fill globe-americas,globe.europe.africa
    globe.europe.africa.fill globe-europe-africa,globe.badge.chevron.backward globe2,network globe2
    envelope(.fill),envelope.open(.fill),envelope.badge(.fill) envelope,mail(.fill) envelope
    mail.stack(.fill) envelope-paper,phone(.fill) telephone,phone.down(.fill) telephone-x
    phone.badge.plus telephone-plus,phone.arrow.up.right(.fill) telephone-outbound
    phone.arrow.down.left(.fill) telephone-inbound,message(.fill) chat,message.badge(.fill) chat
    bubble.left(.fill) chat-left,bubble.right(.fill) chat-right
    bubble.middle.bottom(.fill) chat-square,bubble.left.and.bubble.right(.fill) chat-left-text
    text.bubble(.fill) chat-text,quote.bubble(.fill) chat-quote,quote.opening quote
    quote.closing quote,captions.bubble(.fill) chat-text,paperplane(.fill) send,paperclip
    link link-45deg,link.badge.plus link-45deg,personalhotspot link,cart(.fill)
    cart.badge.plus cart-plus,cart.fill.badge.plus cart-plus-fill,cart.badge.minus cart-dash
    creditcard(.fill) credit-card,bag(.fill),bag.badge.plus bag-plus
    bag.fill.badge.plus bag-plus-fill,basket(.fill),handbag(.fill),wallet.pass(.fill) wallet
    wallet.bifold(.fill) wallet,banknote cash,banknote.fill cash,dollarsign currency-dollar
    dollarsign.circle coin,dollarsign.circle.fill coin,eurosign currency-euro
    sterlingsign currency-pound,yensign currency-yen,bitcoinsign currency-bitcoin,percent
    giftcard(.fill) gift,gift(.fill),tag(.fill),ticket(.fill),shippingbox(.fill) box-seam,receipt
    signature pen,wifi,wifi.slash wifi-off,wifi.exclamationmark wifi-off,wifi.router(.fill) router
    antenna.radiowaves.left.and.right broadcast,dot.radiowaves.left.and.right broadcast
    cellularbars reception-4,chart.bar(.fill) bar-chart,chart.bar.xaxis bar-chart-line
    chart.pie(.fill) pie-chart,chart.line.uptrend.xyaxis graph-up
    chart.line.downtrend.xyaxis graph-down,chart.xyaxis.line graph-up
    chart.bar.doc.horizontal(.fill) file-earmark-bar-graph,simcard(.fill) sim
    sidebar.left layout-sidebar,sidebar.leading layout-sidebar,sidebar.right layout-sidebar-reverse
    sidebar.trailing layout-sidebar-reverse,rectangle.portrait.and.arrow.right box-arrow-right
    rectangle.portrait.and.arrow.forward box-arrow-right
    rectangle.portrait.and.arrow.right.fill box-arrow-right
    rectangle.portrait.and.arrow.forward.fill box-arrow-right
    rectangle.and.pencil.and.ellipsis input-cursor-text,rectangle.stack(.fill) layers
    rectangle.3.group columns-gap,rectangle.3.group.fill columns-gap
    rectangle.split.3x1 layout-three-columns,rectangle.split.3x1.fill layout-three-columns
    rectangle.split.2x1 layout-split,rectangle.split.2x1.fill layout-split
    rectangle.split.2x2 border-all,rectangle.split.2x2.fill border-all,rectangle.on.rectangle front
    rectangle.on.rectangle.fill front,rectangle(.fill) tablet-landscape
    rectangle.portrait(.fill) file,rectangle.compress.vertical arrows-collapse
    rectangle.expand.vertical arrows-expand,square.on.square stack,square.fill.on.square.fill stack
    square(.fill),square.split.2x2 border-all,square.split.2x2.fill border-all,square.stack stack
    square.stack.fill stack,square.stack.3d.up(.fill) layers
    square.stack.3d.down.right(.fill) layers,square.lefthalf.filled square-half
    square.3.layers.3d layers,squareshape(.fill) square,circle(.fill)
    circle.lefthalf.filled circle-half,circle.righthalf.filled circle-half
    circle.circle(.fill) record-circle,circle.inset.filled record-circle-fill
    circle.slash(.fill) slash-circle,smallcircle.filled.circle(.fill) record-circle,triangle(.fill)
    hexagon(.fill),pentagon(.fill),octagon(.fill),diamond(.fill),seal(.fill) patch-check
    rhombus(.fill) diamond,capsule,capsule.fill capsule,app(.fill) square,app.badge app-indicator
    app.badge.fill app-indicator,app.gift(.fill) gift,cube(.fill) box,cube.transparent(.fill) box
    iphone phone,iphone.gen3 phone,ipad tablet,ipad.landscape tablet-landscape
    laptopcomputer laptop,macbook laptop,desktopcomputer pc-display,display,display.2 display
    tv(.fill),applewatch smartwatch,keyboard(.fill),keyboard.chevron.compact.down keyboard
    computermouse(.fill) mouse,printer(.fill),server.rack hdd-rack,cpu(.fill),memorychip memory
    memorychip.fill memory,gamecontroller controller,gamecontroller.fill controller
    macwindow window,macwindow.on.rectangle window-stack,terminal(.fill)
    apple.terminal(.fill) terminal,ladybug(.fill) bug,ant(.fill) bug,puzzlepiece(.fill) puzzle
    puzzlepiece.extension(.fill) puzzle,command,option,shift(.fill),capslock(.fill),escape
    return arrow-return-left,delete.left(.fill) backspace,delete.right(.fill) backspace-reverse
    delete.backward(.fill) backspace,delete.forward(.fill) backspace-reverse,clear(.fill) x-square
    power,restart arrow-clockwise,sun.max(.fill) sun,sun.min(.fill) brightness-low,sunrise(.fill)
    sunset(.fill),moon(.fill),moon.stars(.fill),cloud(.fill),cloud.rain(.fill),cloud.snow(.fill)
    cloud.bolt(.fill) cloud-lightning,cloud.bolt.rain(.fill) cloud-lightning-rain,cloud.sun(.fill)
    cloud.moon(.fill),cloud.fog(.fill),cloud.drizzle(.fill),cloud.heavyrain(.fill) cloud-rain-heavy
    icloud(.fill) cloud,icloud.and.arrow.up(.fill) cloud-arrow-up
    icloud.and.arrow.down(.fill) cloud-arrow-down,icloud.slash(.fill) cloud-slash,wind
    snowflake snow,tornado,hurricane,thermometer,thermometer.medium thermometer-half
    thermometer.sun,thermometer.sun.fill thermometer-sun,drop(.fill) droplet,flame fire
    flame.fill fire,bolt(.fill) lightning,umbrella(.fill),rainbow,leaf flower1,leaf.fill flower1
    tree(.fill),car(.fill) car-front,bus(.fill) bus-front,tram(.fill) train-front
    train.side.front.car train-front,airplane,airplane.departure airplane,airplane.arrival airplane
    bicycle,scooter,fuelpump(.fill) fuel-pump,truck.box(.fill) truck-front
    cup.and.saucer(.fill) cup-hot,mug(.fill) cup,wineglass cup-straw,wineglass.fill cup-straw
    takeoutbag.and.cup.and.straw cup-straw,takeoutbag.and.cup.and.straw.fill cup-straw
    suitcase(.fill) briefcase,briefcase(.fill),graduationcap(.fill) mortarboard,lightbulb(.fill)
    lightbulb.slash(.fill) lightbulb-off,lamp.desk(.fill) lamp,battery.100 battery-full
    battery.50 battery-half,battery.25 battery,battery.0 battery,battery.100percent battery-full
    battery.100.bolt battery-charging,powerplug(.fill) plug,flag(.fill),pin(.fill) pin-angle
    trophy(.fill),medal(.fill) award,rosette award,megaphone(.fill),dice(.fill) dice-5
    die.face.1(.fill) dice-1,die.face.5(.fill) dice-5,theatermasks mask,theatermasks.fill mask
    paintbrush(.fill) brush,paintpalette(.fill) palette,eyedropper,ruler rulers,ruler.fill rulers
    scissors,bandage(.fill) bandaid,cross(.fill) hospital,cross.case(.fill) hospital,pills capsule
    pills.fill capsule,staroflife asterisk,staroflife.fill asterisk,textformat fonts
    textformat.size type,textformat.abc type,textformat.alt type,character fonts,bold type-bold
    italic type-italic,underline type-underline,strikethrough type-strikethrough
    bold.italic.underline type,text.alignleft text-left,text.aligncenter text-center
    text.alignright text-right,text.justify justify,text.quote blockquote-left
    text.page(.fill) file-text,increase.indent text-indent-left,decrease.indent text-indent-right
    paragraphsign paragraph,number hash,at,asterisk,textformat.123 123,1.circle(.fill)
    2.circle(.fill),3.circle(.fill),4.circle(.fill),5.circle(.fill),6.circle(.fill),7.circle(.fill)
    8.circle(.fill),9.circle(.fill),0.circle(.fill),1.square(.fill),2.square(.fill),3.square(.fill)
    abc type,translate,accessibility universal-access-circle
    accessibility.fill universal-access-circle,nosign slash-circle,slash.circle(.fill)
    gauge speedometer2,gauge.with.needle speedometer2,gauge.with.needle.fill speedometer2
    speedometer speedometer2,barometer speedometer,bubbles.and.sparkles stars
    bubbles.and.sparkles.fill stars,ellipsis.curlybraces braces,filemenu.and.selection menu-button
    contextualmenu.and.cursorarrow menu-app,cursorarrow cursor,cursorarrow.rays cursor
    hand.point.right(.fill) hand-index,aspectratio(.fill) aspect-ratio,pip(.fill),pip.enter pip
    pip.exit pip,dock.rectangle window-dock,menubar.rectangle window,menucard card-list
    menucard.fill card-list,point.3.connected.trianglepath.dotted share,text.justifyleft text-left
    text.justifyright text-right,smiley emoji-smile,smiley.fill emoji-smile-fill
    """
}
