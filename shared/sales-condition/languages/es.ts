import { numbered } from '../../extraction/languages/lists.ts';
import type { SalesLanguage } from '../language.ts';

export const es: SalesLanguage = {
  code: 'es',
  decimal: ',',
  spaceGroups: true,
  numbers: {
    words: {
      ...numbered(
        'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
        1,
      ),
      ...numbered('treinta cuarenta cincuenta sesenta setenta ochenta noventa cien', 30, 10),
      ...numbered(
        'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
        100,
        100,
      ),
      ...numbered(
        'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
        200,
        100,
      ),
      un: 1,
      una: 1,
      veintiún: 21,
      veintiuna: 21,
      'un par de': 2,
      'media docena': 6,
      'medio centenar': 50,
      'medio millar': 500,
      'medio millón': 500_000,
    },
    multipliers: {
      mil: 1000,
      k: 1000,
      millar: 1000,
      millares: 1000,
      'miles de': 1000,
      centenar: 100,
      centenares: 100,
      millón: 1e6,
      millones: 1e6,
      docena: 12,
      docenas: 12,
      gruesa: 144,
      gruesas: 144,
    },
    weak: 'un, una, uno',
    joins: 'y',
  },
  currencies: {
    EUR: 'euro, euros, eur., leuros, pavos',
    USD: 'dólar, dólares, dólares americanos, dólares estadounidenses, dólares de estados unidos, dólar americano, dólares usa, us dólares, usd$, u$d, verdes',
    CAD: 'dólares canadienses',
    AUD: 'dólares australianos',
    GBP: 'libra esterlina, libras esterlinas, libras',
    CHF: 'franco suizo, francos suizos, francos',
    JPY: 'yen, yenes',
    CNY: 'yuan, yuanes, renminbi',
    MXN: 'peso mexicano, pesos mexicanos, pesos, peso, m.n., moneda nacional, pesos mx, varos',
    ARS: 'peso argentino, pesos argentinos, pesos ars, ar$',
    CLP: 'peso chileno, pesos chilenos, clp$, lucas chilenas',
    COP: 'peso colombiano, pesos colombianos, col$, cop$',
    UYU: 'peso uruguayo, pesos uruguayos, $u',
    DOP: 'peso dominicano, pesos dominicanos, rd$',
    CUP: 'pesos cubanos',
    PHP: 'pesos filipinos',
    PEN: 's/, s/., sol, soles, nuevos soles, sol peruano, soles peruanos',
    BOB: 'boliviano, bolivianos, pesos bolivianos',
    PYG: 'guaraní, guaraníes, ₲, gs.',
    VES: 'bolívar, bolívares, bs., bs.s',
    CRC: 'colón costarricense, colón, colones, ₡',
    GTQ: 'quetzal, quetzales',
    HNL: 'lempira, lempiras',
    NIO: 'córdoba oro, córdobas',
    PAB: 'balboa, balboas',
    BRL: 'real brasileño, reales, reales brasileños, reais',
    MAD: 'dírham marroquí, dirhams marroquíes, dirhams',
    AED: 'dirhams emiratíes',
    TRY: 'lira turca, liras turcas',
    SEK: 'coronas suecas',
    NOK: 'coronas noruegas',
    DKK: 'coronas danesas',
    CZK: 'coronas checas',
    PLN: 'zloty, zlotys, eslotis',
    INR: 'rupias, rupias indias',
    RUB: 'rublo, rublos',
  },
  minor: { '': 'céntimo, céntimos, centavo, centavos, cents, cts, cts.' },
  signs: { $: 'MXN' },
  units: {
    count:
      'unidad, unidades, ud, uds, ud., uds., u., und, unds, und., unid, unid., pieza, piezas, pza, pzas, pza., pzas., pz, pzs, ejemplar, ejemplares, artículo, artículos, x, juego, juegos, kit, kits, set, sets, licencia, licencias, plaza, plazas, cabezas, hoja, hojas, pliego, pliegos, lámina, láminas, plancha, planchas, tableta, tabletas, barra, barras, placa, placas, tira, tiras, copia, copias',
    pack: 'caja, cajas, cajita, cajitas, cartón de, cartones de, bulto, bultos, paquete, paquetes, pack, packs, bolsa, bolsas, saco, sacos, costal, costales, bidón de, bidones de, palet, palets, palé, palés, pallet, pallets, tarima, tarimas, botella, botellas, lata de, latas de, latas, bote, botes, tarro, tarros, frasco, frascos, garrafa, garrafas, tambor de, tambores de, tambo de, tambos de, barril, barriles, cubo de, cubos de, cubeta de, cubetas de, balde de, baldes de, resma, resmas, rollo, rollos, bobina, bobinas, carrete, carretes, fardo, fardos, bala, balas, paca, pacas, contenedor de, contenedores de, camión de, camiones de, carga de, bandeja, bandejas, tubo de, tubos de, sobre de, sobres de, lote, lotes, partida, partidas, estuche, estuches, blíster, blísters, ampolla, ampollas, manojo, manojos, atado, atados, gaveta de, huacal, huacales, jaba, jabas, javas, cajón de, cajones de, canasta de, canastas de, guacal, guacales, sachet, sachets, ristra, ristras, mazo, mazos, big bag, big bags, racimo, racimos, maple, maples, pacas de, cartera de, bolsones, bolsón',
    pair: 'par, pares',
    measure:
      'kg, kgs, kg., kilo, kilos, kilogramo, kilogramos, g, gr, grs, gramo, gramos, t, tn, tm, ton, tons, tonelada, toneladas, toneladas métricas, tonelada métrica, l, lt, lts, litro, litros, m, mt, mts, ml., metro, metros, metro lineal, metros lineales, m2, m², metro cuadrado, metros cuadrados, m3, m³, metro cúbico, metros cúbicos, km, kilómetro, kilómetros, pie, pies, pies cuadrados, libra de, libras de, lb, lbs, galón, galones, onza, onzas, oz, quintal, quintales, qq, arroba, arrobas, fanega, fanegas, hectolitro, hectolitros, hl, kwh, mwh, hora, horas, yarda, yardas, bushel, bushels',
    size: 'ml, cl, dl, cc, mm, cm, pulgada, pulgadas, gb, tb, mb, w, vatios, watts, kw, v, voltios, volts, mah, ah, cv, hp, mg, mcg, micras, hojas por, puertos, plazas de, dpi, hz, bar, amperios, grados, puertas, cajones, asientos, btu, frigorías, kva',
    time: 'día, días, dia, dias, d, dd, días naturales, días hábiles, días laborables, días corridos, días calendario, semana, semanas, mes, meses, año, años, hrs, minuto, minutos, quincena, quincenas, d.f.f., dff',
  },
  cues: {
    price:
      'precio, precios, precio unitario, precio por unidad, precio neto, precio final, precio de lista, precio especial, precio objetivo, precio de venta, precio de oferta, precio actual, coste, costes, costo, costos, tarifa, tarifas, importe, importes, cuesta, cuestan, costaría, costarían, cueste, cuesten, cuánto, cuánto cuesta, cuánto cuestan, cuánto vale, cuánto valen, cuánto sale, cuánto salen, cuánto es, cuánto sería, cuánto me sale, cuánto me saldría, a cuánto, a cuánto está, a cuánto están, a cómo, a cómo está, a cómo están, a qué precio, qué precio, qué precio tiene, qué precio tienen, valen, vale a, sale a, salen a, sale en, salen en, saldría a, saldrían a, saldría en, sale por, sale, salen, está a, están a, está en, quedan a, queda a, quedan en, queda en, quedaría en, quedarían en, quedaría a, se vende a, se venden a, se lo vendo a, vendemos a, los vendemos a, las vendemos a, ofrecemos a, cotizamos a, cotiza a, pvp, p.v.p., p.u., pu, valor unitario, unitario, mejor precio, es nuestro mejor precio, es lo mínimo, es lo máximo, es mi tope, es nuestro tope, cobramos, cobran, cobráis, cobro, cobra, cobrarían, me cobran, por cuánto',
    at: 'a, @, a razón de, al precio de, a un precio de, por solo, a solo, por sólo, a sólo, pongamos a, digamos, pongamos, podemos hacer, puedo hacer, puedo dejar, dejar en, dejarlo en, dejarla en, dejarlos en, dejarlas en, dejarlo a, dejarla a, dejarlos a, dejarlas a, déjamelo en, déjamelos en, déjamelas en, déjemelo en, déjemelos en, déjemelas en, déjenoslo en, déjenoslos en, déjenoslas en, déjalo en, déjelo en, se lo dejo en, se lo dejo a, se los dejo en, se los dejo a, se las dejo en, se las dejo a, se la dejo en, se la dejo a, te lo dejo en, te lo dejo a, te los dejo en, te los dejo a, te las dejo en, te las dejo a, te la dejo en, te la dejo a, os lo dejo en, os lo dejo a, os los dejo a, os las dejo a, os los dejo en, os las dejo en, lo dejamos en, los dejamos en, las dejamos en, lo dejamos a, se lo dejamos en, se lo dejamos a, se los dejamos en, se los dejamos a, se las dejamos en, se las dejamos a, quedamos en, quedemos en, cerramos en, cerramos a, cerremos en, cerremos a, cerrar en, cerrar a, bajar a, bajar hasta, baje a, baja a, bájelo a, bájalo a, bajamos a, bajo a, bajamos hasta, bajarlo a, bajarlos a, llegar a, llego a, llegamos a, llegamos hasta, puedo llegar a, podemos llegar a, hasta, subir a, subo a, subimos a, no puedo bajar de, no podemos bajar de, no bajo de, no bajamos de, no puedo bajar más de, no puedo pagar más de, no podemos pagar más de, no pago más de, no pagamos más de, no pagaría más de, no puedo pasar de, no podemos pasar de, no paso de, no pasamos de, como mucho, como máximo, máximo, no más de, qué tal, qué tal a, qué te parece, qué le parece, qué les parece, y si lo dejamos en, y si partimos en, partimos en, acepto, aceptaría, aceptaríamos, pagaríamos, pagaría, pagaría hasta, pagamos hasta, ofrezco, ofrecería, doy, damos, le doy, les doy, te doy, os doy, me quedo en, nos quedamos en, mantenemos',
    per: 'por, por cada, por cada uno, por cada una, cada, cada uno, cada una, c/u, c/u., c/una, c.u., /, la unidad, la pieza, el kilo, el kg, el litro, la tonelada, el metro, el m2, el metro cuadrado, el metro lineal, la caja, la bolsa, el saco, el costal, el bulto, el par, la docena, el rollo, la bobina, el palet, el palé, el pallet, la tarima, la botella, la lata, el bote, el tarro, la garrafa, el barril, el paquete, el millar, el ciento, el cien, la resma, el juego, el kit, el set, la licencia, el ejemplar, el quintal, la libra, el galón, la hora, la plancha, la arroba, el bidón, el contenedor, el camión, el frasco, la hoja, la bandeja, el lote, por cabeza',
    quantity:
      'cantidad, cantidades, cant, cant., cantidad total, cantidad pedida, cantidad requerida, volumen, número de unidades, número de piezas, tamaño del pedido, ctd, ctd., cdad, cdad.',
    from: 'desde, a partir de, a partir de las, a partir de los, más de, por más de, para más de, con más de, superior a, superiores a, superando, mayor a, mayores a, mayor de, mayores de, por encima de, arriba de, pedidos de, compras de, en pedidos de, para pedidos de, en compras de, para compras de, por compras de, en pedidos superiores a, para pedidos superiores a, pedidos superiores a, en pedidos a partir de, de más de, por volumen de, para cantidades de, al superar, al llegar a, llegando a, por la compra de, al menos si',
    given:
      'si piden, si pide, si pides, si pedís, si pedimos, si pido, si compran, si compra, si compras, si compráis, si compramos, si compro, si llevan, si lleva, si llevas, si lleváis, si llevamos, si llevo, si se lleva, si se llevan, si te llevas, si os lleváis, si nos llevamos, si me llevo, si encargan, si encarga, si encargas, si encargamos, si toman, si toma, si tomamos, si tomo, si cogen, si cogemos, si cojo, si coges, si cogéis, si fueran, si fuesen, si son, si suben a, si sube a, si subimos a, si subo a, si ordena, si ordenan, si ordenamos, pidiendo, comprando, llevando, llevándose, encargando, por un pedido de, para un pedido de, con un pedido de, en un pedido de, por una compra de, si cerramos, si cierran, si cierra, si confirmamos, si confirma, si confirman, siempre que pidan, siempre que compren, siempre que sean, suponiendo',
    more: 'o más, y más, en adelante, para arriba, hacia arriba, o superior, o superiores, +, como mínimo para, pa arriba, para adelante',
    minimum:
      'mínimo, mínima, mínimos, pedido mínimo, pedido mínimo de, pedido mínimo es de, el pedido mínimo es de, el pedido mínimo son, pedido mínimo son, compra mínima, compra mínima de, cantidad mínima, cantidad mínima de, cantidad mínima es de, mínimo de, mínimo de compra, mínimo son, mínimo es de, un mínimo de, con un mínimo de, al menos, por lo menos, como mínimo, no menos de, moq, moq de, mín, mín., mín. de, mínimo por pedido, lote mínimo, lote mínimo de, orden mínima, orden mínima de',
    discount:
      'descuento, descuentos, dto, dto., dcto, dcto., desc., dscto, dscto., descuentito, rebaja, rebajas, rebajado, rebajada, rebajados, rebajadas, rebajar, rebajamos, rebajo, rebajan, rebaje, rebajita, bonificación, bonificaciones, bonificado, rápel, rappel, rápeles, reducción, más barato, más baratos, más barata, más baratas, de descuento, descuento comercial, descuento por volumen, descuento por pronto pago, pronto pago, descuento pp, dpp, promoción del, oferta del, en oferta, off, ahorro, ahorro del, descontado, descontando, descontar, descontamos, descuentan',
    less: 'menos, menos un, menos el, quitar, quitamos, quito, quítame, quítele, quítenos, quitándole, le quito, te quito, le quitamos, descontar un, descontamos un, bajamos un, bajo un, bajar un, baje un, bájenme, bájame un, bájeme un, bájame, rebajar un, rebaja de, restando',
    total:
      'total, en total, totales, por todo, por todos, por todas, todo junto, por el lote, por el lote completo, importe total, precio total, suma, sumando, subtotal, presupuesto total, total factura, total del pedido, valor total, la suma, en conjunto, globalmente, un total de, asciende a, ascienden a, el conjunto, presupuesto máximo, montante',
    shipping:
      'envío, envíos, gastos de envío, coste de envío, costo de envío, costes de envío, costos de envío, el envío cuesta, portes, porte, flete, fletes, acarreo, transporte, gastos de transporte, coste de transporte, costo de transporte, coste del transporte, mensajería, paquetería, manipulación, manejo, embalaje, seguro, aranceles, arancel, aduana, aduanas, despacho de aduana, instalación, montaje, puesta en marcha, recargo, recargos, suplemento, fianza, depósito de, penalización, penalidad, multa, mora, por muestra, las muestras cuestan, molde, moldes, utillaje, clichés, grabado, serigrafía, personalización, alta, garantía, gestión, gastos de gestión, gastos administrativos, domicilio, el domicilio',
    percent: 'por ciento, por cien, porciento, pct, por 100',
    tax: 'iva, i.v.a., impuesto, impuestos, igv, i.g.v., itbis, isv, ieps, igic, irpf, isr, arancel, retención, iva incluido, más iva, sin iva',
    reference:
      'pedido n.º, pedido nº, pedido no., pedido número, pedido num, n.º de pedido, nº de pedido, nº pedido, número de pedido, orden de compra, orden de compra nº, orden n.º, orden nº, orden no., número de orden, oc, o.c., factura, factura n.º, factura nº, factura número, n.º de factura, nº de factura, número de factura, albarán, albarán nº, remisión, remito, ref, ref., referencia, referencias, presupuesto n.º, presupuesto nº, presupuesto número, cotización n.º, cotización nº, cotización no., cotización número, oferta n.º, oferta nº, oferta número, oferta no., artículo n.º, artículo nº, código, cód., sku, modelo, ticket, cuenta, cuenta nº, cliente nº, cliente n.º, número de cliente, número, n.º, nº, n°, núm., num., no., nro, nro., página, pág., sala, despacho nº, edificio, piso, puerta nº, planta, extensión, ext., teléfono, tel, tel., tlf, tlf., fax, móvil, celular, whatsapp, cp, c.p., código postal, versión, iso, din, une, lote nº, lote n.º, expediente, contrato, contrato nº, contrato n.º, talla, tallas, calibre, grado, calle, avenida, av., nif, cif:, c.i.f.:, rfc, ruc, rut, cuit, nit, dni, muelle',
    request:
      'quiero, queremos, quisiera, quisiéramos, quería, queríamos, querría, querríamos, necesito, necesitamos, necesitaría, necesitaríamos, necesitaba, necesitan, requiero, requerimos, requeriríamos, deseo, deseamos, desearía, busco, buscamos, buscando, ando buscando, estamos buscando, pedir, pido, pedimos, pediremos, pediríamos, pedido, pedido de, pedido por, un pedido de, hacer un pedido de, hacer pedido de, encargar, encargo, encargamos, comprar, compro, compramos, compraría, compraríamos, compraremos, adquirir, llevar, me llevo, nos llevamos, nos llevaríamos, me llevaría, llevo, llevamos, llevaríamos, tomo, tomamos, tomaríamos, tomaremos, cojo, cogemos, cogeríamos, agarro, agarramos, me quedo con, nos quedamos con, quedarme con, mándenos, mándeme, mándame, mándanos, mandadme, mandadnos, manden, mande, manda, mandar, envíenos, envíeme, envíame, envíanos, enviadnos, enviadme, envíen, envíe, enviar, enviamos, póngame, póngale, ponme, pónganos, ponnos, ponednos, ponedme, póngannos, pon, pongan, apúnteme, apúntame, apúntanos, apúntenos, anóteme, anótame, anótanos, anótenos, anote, deme, dame, denos, danos, dennos, sírvame, sírvanos, sírvannos, sirva, suministrar, suministren, suministre, suministramos, surtir, surta, súrtame, súrtanos, surtirnos, surtan, despáchenos, despachen, despáchame, despácheme, me interesa, me interesan, nos interesa, nos interesan, interesados en, interesado en, interesada en, le interesa, les interesa, cotizar, cotización, cotización de, cotización para, cotización por, cotíceme, cotícenos, cotízame, cotízanos, cotizarme, cotizarnos, presupuesto de, presupuesto para, presupuesto por, presupuestar, ofrezco, ofrecemos, ofrece, ofrecen, ofrecer, oferta de, oferta para, oferta en, promoción de, promoción en, tienen, tiene, tenéis, tienes, tenés, tendrían, tendríais, tendrían disponible, tenemos, venden, vendéis, vende, vendes, vendés, vendemos, manejan, manejáis, manejas, trabajan, trabajáis, disponen de, disponéis de, dispone de, disponemos de, hay, habría, hacen falta, nos hacen falta, me hacen falta, hace falta, nos hace falta, nos harían falta, me harían falta, reservar, reserve, resérvame, resérveme, resérvenos, reservamos, serán, serían, sería, que sean, vamos con, voy con, iría con, iríamos con, nos vamos con, reponer, reposición de, volver a pedir, repetir pedido de, repetimos, renovar, información sobre, información de, consulta por, consulta sobre, consultar por, pregunto por, preguntaba por, quería preguntar por, preguntar por, acerca de, sobre, respecto a, con respecto a, stock de, disponibilidad de, surtido de, compra de, lote de, partida de, entrega de, envío de, suministro de, importar, exportar, incluir, añadir, añade, añada, agregar, agregue, agrega, cargar, conseguir, consígueme, ocupo, ocupamos, me urgen, nos urgen, urgen, precisamos, preciso, precisaría, confirmo, confirmamos, confirmar, para comprar, pásame, páseme, pásenos, pásanos, me pasas, me pasa, nos pasas, nos pasa, pasame precio de, precio de, el precio de, precio para, precio por, precios de, tarifa de, coste de, costo de',
    howMany:
      'cuántas, cuántos, cuántas unidades, cuántas piezas, qué cantidad, qué cantidades, cuánta cantidad, cuánta, cuánto necesita, cuánto necesitan, cuánto necesitas, cuánto necesitáis, cuánto quiere, cuánto quieren, cuánto quieres, qué volumen, de qué cantidad, cantidad necesita, cuánto volumen',
    which:
      'qué modelo, qué modelos, cuál modelo, qué tipo, de qué tipo, qué clase, qué color, qué colores, de qué color, qué talla, qué tallas, qué tamaño, de qué tamaño, qué versión, qué marca, de qué marca, qué medida, qué medidas, qué calibre, qué variante, qué formato, qué producto, cuál producto, qué artículo, qué referencia, qué gama, qué acabado, qué calidad, qué potencia, qué capacidad, qué grosor, qué presentación, cuál de ellos, cuál de los, cuál de las',
    product:
      'producto, productos, artículo, artículos, mercancía, mercadería, género, producto:, artículo:, ítem, ítems',
    currency: 'moneda, divisa, monedas, divisas, qué moneda, en qué moneda, qué divisa, en qué divisa',
    accept:
      'vale, ok, okay, okey, oki, okis, oka, de acuerdo, conforme, conformes, trato hecho, tenemos un trato, hay trato, trato, hecho, cerrado, cerrada, cerramos, cerramos trato, trato cerrado, negocio cerrado, aceptado, aceptada, acepto, aceptamos, se acepta, perfecto, perfecta, genial, estupendo, excelente, fenomenal, fantástico, magnífico, maravilloso, bien, muy bien, está bien, me parece bien, nos parece bien, me parece, me parece justo, nos parece justo, me parece correcto, nos parece correcto, por mí bien, por nosotros bien, correcto, confirmado, confirmada, confirmo, confirmamos, se confirma, adelante, listo, lista, listos, dale, sí, si, sip, claro, claro que sí, por supuesto, desde luego, cómo no, sin problema, sin problemas, ningún problema, no hay problema, no hay inconveniente, ningún inconveniente, sin inconveniente, me sirve, nos sirve, me vale, nos vale, me cuadra, nos cuadra, nos conviene, me conviene, nos encaja, me encaja, quedamos así, quedamos en eso, en eso quedamos, anotado, anotados, anotadas, apuntado, apuntados, tomo nota, tomamos nota, entendido, recibido, enterado, gracias, muchas gracias, mil gracias, órale, sale, sale y vale, va, va que va, arre, simón, bueno, buenísimo, bárbaro, joya, macanudo, de una, hágale, hágale pues, chévere, bacán, venga, venga va, ya está, eso es, exacto, así es, efectivamente, me lo quedo, me los quedo, nos lo quedamos, nos los quedamos, me las quedo, nos las quedamos, me los llevo, me las llevo, nos los llevamos, nos las llevamos, de lujo, justo, aprobado, aprobada, vamos, vamos allá, acordado, acordada, pactado, con gusto, con mucho gusto, corregido, tiene razón, tienes razón, me gusta, encantado, encantada, se puede, sí se puede, lo dejamos así, dejémoslo así, vendido, seguro, cuente con ello, cuenta con ello',
    refuse:
      'no, nop, nope, no gracias, no nos interesa, no me interesa, ya no nos interesa, ya no me interesa, no puedo aceptar, no podemos aceptar, no lo acepto, no aceptamos, no acepto, no es posible, no sería posible, no es viable, imposible, me temo que no, lamentablemente no, desafortunadamente no, por desgracia no, ni hablar, ni de broma, ni loco, ni en sueños, de ninguna manera, de ningún modo, para nada, rechazo, rechazamos, rechazado, declinamos, declino, olvídalo, olvídelo, olvidémoslo, déjalo, déjelo, dejémoslo, lo dejamos, paso, pasamos, no puede ser, no me cuadra, no nos cuadra, no nos encaja, no nos conviene, no me conviene, no me sirve, no nos sirve, no puedo, no podemos, no se puede, no podría, no podríamos, no llego, no llegamos, no ofrecemos, no hacemos, no damos, no aplicamos, no estamos dispuestos, no estoy dispuesto, fuera de cuestión, cancelar, cancele, cancelen, cancelamos, anular, anule, anulen, anulamos, no me da, no nos da, inaceptable, no es suficiente, tampoco, nanay, para otra ocasión, otra vez será, no pagaría, no pago, no pagamos, no pagaremos',
    tooMuch:
      'demasiado caro, demasiado cara, demasiado caros, demasiado caras, demasiado, demasiada, demasiados, demasiadas, muy caro, muy cara, muy caros, muy caras, carísimo, carísima, carísimos, carísimas, es caro, es cara, son caros, son caras, un poco caro, un poco cara, un poco caros, un poco caras, algo caro, algo cara, algo caros, algo caras, bastante caro, bastante cara, un poco alto, algo alto, muy alto, muy alta, muy elevado, muy poco, demasiado poco, es mucho, es mucho dinero, son muchas, son muchos, muchísimo, muy bajo, muy baja, muy pocos, muy pocas, se nos va de presupuesto, se me va de presupuesto, se sale de presupuesto, se sale de nuestro presupuesto, fuera de presupuesto, fuera de nuestro presupuesto, por encima de nuestro presupuesto, excede nuestro presupuesto, supera nuestro presupuesto, no entra en presupuesto, una barbaridad, un robo, un dineral, más de lo que esperaba, más de lo que esperábamos, más de lo que podemos, subido de precio, sube mucho, se pasa, se pasan',
    past: 'el año pasado, año pasado, del año pasado, el mes pasado, del mes pasado, la semana pasada, el trimestre pasado, la temporada pasada, la última vez, última vez, la vez pasada, la vez anterior, el último pedido, último pedido, el pedido anterior, pedido anterior, antes, anteriormente, previamente, anterior, anteriores, antaño, en el pasado, pagábamos, pagaba, pagué, pagaban, nos costaba, me costaba, costaba, costaban, costó, costaron, nos costó, nos costaron, me costó, valía, valían, estaba a, estaban a, estaba en, estaban en, salía a, salían a, salía, salían, era, eran, cobraban, cobraba, nos cobraban, me cobraban, comprábamos, compraba, compré, pedíamos, solíamos, solía, hasta ahora, hasta la fecha, normalmente, habitualmente, precio habitual, precio normal, precio original, precio antiguo, antiguo precio, tarifa antigua, tarifa anterior, precio anterior, originalmente, original, vencida, caducada, caducado, venció, caducó, ayer, hace un año, hace dos años, hace tres años, hace un mes, hace unos meses, hace tiempo, en 2019, en 2020, en 2021, en 2022, en 2023, en 2024, nos dieron, me dieron, nos ofrecieron, teníamos, tenía, en el catálogo, el catálogo dice, según el catálogo, en la web, la web dice, en su web, en vuestra web, precio de catálogo, de toda la vida',
    present:
      'este año, ahora, ahorita, actualmente, hoy, hoy en día, hoy por hoy, hoy día, nuevo precio, el nuevo precio, precio nuevo, la nueva tarifa, nueva tarifa, esta vez, a partir de ahora, de ahora en adelante, en este momento, este mes, esta semana, esta temporada, este trimestre, nuestro precio, nuestra oferta, nosotros, nuestra tarifa, en cambio',
    other:
      'competencia, la competencia, competidor, competidores, su competencia, vuestra competencia, otro proveedor, otros proveedores, otra empresa, otras empresas, otra casa, otro fabricante, otro distribuidor, otra tienda, otro sitio, otros sitios, otro lado, otra parte, otra oferta, otras ofertas, otra cotización, otro presupuesto, otros, otro vendedor, proveedor actual, nuestro proveedor, nuestro proveedor actual, mi proveedor, mi proveedor actual, nuestro proveedor habitual, mercado, el mercado, precio de mercado, en el mercado, amazon, alibaba, aliexpress, mercado libre, mercadolibre, leroy merlin, un colega, la otra, el otro, los chinos, en china, por ahí, en internet, por internet',
    wrong:
      'error, errata, erratas, por error, equivocación, se equivocaron, os equivocasteis, te equivocaste, se equivocó, me equivoqué, nos equivocamos, equivocado, equivocada, equivocados, mal, incorrecto, incorrecta, erróneo, errónea, facturaron, nos facturaron, me facturaron, facturasteis, nos habéis facturado, nos han facturado, me han facturado, nos cobraron, me cobraron, nos han cobrado, me han cobrado, nos habéis cobrado, la factura dice, la factura pone, en la factura pone, en la factura aparece, enviaron, nos enviaron, nos mandaron, mandaron, nos han enviado, nos han mandado, nos llegaron, me llegaron, llegaron, nos han llegado, recibimos, recibí, hemos recibido, rotos, rotas, dañados, dañadas, defectuosos, defectuosas, defectuoso, faltan, faltaban, faltaron, devolver, devolvemos, devolución, escribió, desactualizado, desactualizada, obsoleto',
    unavailable:
      'agotado, agotada, agotados, agotadas, sin stock, sin existencias, fuera de stock, no disponible, no disponibles, no hay stock, no hay existencias, no nos queda, no nos quedan, no queda, no quedan, ya no tenemos, ya no hay, descatalogado, descatalogada, descatalogados, descatalogadas, descontinuado, descontinuada, descontinuados, ya no fabricamos, ya no se fabrica, ya no se fabrican, ya no vendemos, no trabajamos, no manejamos, está agotado, están agotados',
    stock:
      'en stock, en existencia, en existencias, existencias, en almacén, en el almacén, en bodega, nos quedan, quedan, disponibles en, hay disponibles, personas, empleados, trabajadores, invitados, asistentes, comensales, habitaciones, oficinas, clientes, alumnos, tiendas, sucursales, locales, al día, por día, diarios, diarias, a la semana, por semana, semanales, al mes, por mes, mensuales, mensual, al año, por año, anuales, anual',
    instead:
      'en lugar de, en lugar de las, en lugar de los, en vez de, en vez de las, en vez de los, y no, que no, en sustitución de, frente a, rebajado de, antes eran, de los',
    correct:
      'mejor, mejor que sean, mejor pon, mejor ponga, mejor ponme, mejor póngame, perdón, perdona, perdone, disculpe, disculpa, quise decir, quería decir, quiero decir, digo, corrijo, rectifico, corrección, que sean, que sea, pongamos, cámbielo a, cámbialo a, cámbialas a, cámbielas a, cámbialos a, cámbielos a, cambiarlo a, cambiar a, cambio a, súbalo a, súbelo a, súbelas a, aumentar a, aumente a, aumentamos a, aumentarlo a, reducir a, reducirlo a, reducimos a, ampliar a, ampliarlo a, ampliamos a, suba a, sube a, dejémoslo en, lo dejamos en, déjelo en, actualizar a, en realidad, más bien, sino, sino que, modificar a, modificarlo a, pensándolo bien, debería ser, deberían ser, deben ser, tienen que ser',
    only: 'solo, sólo, solamente, únicamente, solo los, solo las, sólo los, sólo las, solo el, solo la, nada más, nomás, nomas, tan solo',
    contrast: 'pero, sin embargo, aunque, mientras que, no obstante, en cambio, si bien, eso sí',
    and: 'y, e, o, u, entonces, pues, luego, más, con, porque, ya que, puesto que, así que, conque, si, cuando, siempre que, siempre y cuando',
    of: 'de, del',
    for: 'para, por, de, del, en, sobre',
    buyer:
      'revendedor, revendedores, colegios, escuelas, estudiantes, cliente, clientes, nuevos clientes, clientes nuevos, clientes habituales, socio, socios, empresas, autónomos, ong, fundaciones, distribuidor, distribuidores, mayorista, mayoristas, minorista, minoristas, primer pedido, primeros pedidos, primera compra, grandes pedidos, pedidos grandes, volumen, profesionales, hoteles, restaurantes, hostelería, hospitales, tiendas, ustedes, usted, nosotros, vosotros, mí, ti, ellos, eso, esto, ello, pagos, pronto pago, pago, particulares, instaladores, constructoras',
    customer:
      'en nombre de, de parte de, por parte de, somos, soy de, represento a, trabajo en, trabajo para, trabajamos para, le escribo de, les escribo de, le escribimos de, les escribimos de, le escribo desde, les escribo desde, te escribo de, os escribo de, le habla, llamo de, les llamo de, hablo de, le hablo de, les hablo de, cliente:, empresa:, comprador:, compañía:, razón social:, facturar a, factúrenlo a, factura a nombre de, facturar a nombre de, a nombre de, la empresa es, nuestra empresa es, mi empresa es, la empresa se llama, nuestra empresa se llama, departamento de compras de, compras de, jefe de compras de, jefa de compras de, para la empresa',
    stop: `les, que, lo, la, le, se, buenas tardes, buenos días, buenas noches, buen día, estimado, estimada, estimados, estimadas, señor, señora, señores, sr, sra, sres, don, doña, hola qué tal, aproximadamente, aprox, aprox., alrededor de, cerca de, unos, unas, casi, exactamente, adicional, adicionales, más, nuevo, nueva, nuevos, nuevas, mismo, misma, mismos, mismas, siguiente, siguientes, tal, tales, cotización, cotizaciones, presupuesto, presupuestos, oferta, ofertas, pedido, pedidos, orden, ordenes, entrega, entregas, envío, factura, facturas, catálogo, catálogos, lista, listas, lista de precios, detalle, detalles, información, info, datos, pregunta, preguntas, duda, dudas, consulta, muestra, muestras, stock, existencias, almacén, su almacén, nuestro almacén, bodega, condiciones, condición, términos, solicitud, correo, equipo, gerente, gerencia, empresa, compañía, proveedor, proveedores, trato, acuerdo, negocio, operación, día, semana, mes, año, trimestre, temporada, mañana, tarde, lunes, martes, miércoles, jueves, viernes, sábado, domingo, ayer, próximo, próxima, pasado, posible, disponible, disponibles, interesado, interesada, interesados, urgente, urgentemente, pronto, rápido, cuanto antes, lo antes posible, inmediatamente, inmediato, mejor, mejores, menor, mayor, barato, barata, baratos, baratas, caro, cara, caros, caras, final, usual, habitual, habituales, regular, especial, especiales, actual, actuales, incluye, incluyen, incluyendo, incluido, incluida, incluidos, incluidas, incl, incl., excluido, no incluye, no incluyen, no incluido, no incluidos, más portes, portes incluidos, portes pagados, portes debidos, portes aparte, envío incluido, envío gratis, envío gratuito, envío aparte, transporte incluido, flete incluido, sin portes, sin envío, más envío, con envío, con envío incluido, con portes, con transporte, puesto en, puestos en, puestas en, base, primero, primera, segundo, segunda, tercero, cosa, cosas, algo, todo, lote completo, idea, espero, esperamos, esperando, pienso, pensamos, creo, creemos, supongo, feliz, contento, atentamente, saludos, saludos cordiales, un saludo, cordialmente, quedo, quedamos, quedo atento, quedo atenta, a la espera, comprador, compradora, vendedor, gente, proyecto, evento, campaña, uso, restante, máximo, máx, máx., tope, llega, llegan, empieza, empieza a, termina, mantiene, mantienen, mantener, sigue, seguimos, sigue siendo, también, incluso, ambos, ambas, cargo, cargos, tarifa plana, plan, planeamos, recibir, reciba, recibe, reciban, pagar, negociar, negociable, negociemos, considerar, valorar, responder, responde, respuesta, saber, conocer, ver, veo, vemos, veamos, vea, hablar, hablamos, cerrar, firmar, firmamos, formalizar, confirmar, hacer, hago, hacemos, hacéis, haces, hacés, hacen, haría, harían, haríamos, harías, haga, hagan, hágame, hazme, háganos, haznos, harías, poder, podéis, podría, podríais, podrías, podrá, podrán, puedes, podés, pueda, debe, deben, debería, decir, dígame, dime, díganme, dinos, contar, indicar, indíqueme, indíquenos, indique, comentar, comentarle, ajustar, ajuste, mejorar, mejore, mejora, mejorarme, mejórame, mejóreme, apretar, aprieta, bajar, bajan, baja, baje, subir, sube, aplica, aplicamos, aplican, aplicar, aplicado, aplicable, aplicando, acordado, acordada, pactado, comentado, comentada, mencionado, indicado, ofertado, ofertada, cotizado, cotizada, enviado, enviada, adjunto, adjunta, por favor, porfa, porfi, plis, xfa, pf, pls, gracias, amigo, amiga, jefe, compadre, compa, wey, tío, hermano, che, mira, mire, oiga, oye, eh, ah, hmm, mmm, pues, bueno, vamos a ver, a ver, no sé, no lo sé, no sabemos, no estoy seguro, no estoy segura, no estamos seguros, todavía no, aún no, todavía no lo sé, no dude, no duden, no olvide, no te olvides, no se preocupe, no te preocupes, no os preocupéis, no hace falta, no es necesario, no urge, no hay prisa, no corre prisa, sin prisa, no solo, no sólo, no obstante, no tengo, no tenemos, no necesitamos, no necesito, no quiero, no queremos, verdad, en cuanto, en cuanto a, cuanto a, por cierto, además, finalmente, al final, por último, etc, etc., según, mediante, vía, seguramente, probablemente, quizá, quizás, tal vez, igual, depende, mitad, diferencia, medias, tamaño, color, colores, tamaños, calidad, marca, urgencia, plazo, plazos, fecha, fechas, momento, lado, parte, partes, caso, forma, manera, precio, importe, cantidad, coste, costo, dinero, presupuesto, unidad de medida, misma calidad, antes de, antes del, antes que, del, al, mí, míos, suyo, suyos, vuestro, vuestra, vuestros, vuestras, sabes, sabéis, sabrían, puesto, puesta, libre, neto, bruto, netos, brutos, mayoreo, menudeo, al mayoreo, al por mayor, por mayor, mayor, al detal, al detalle, prueba, primer, primera compra, reales, cifra, cifras, número, aproximado, aproximada, redondo, redondos, redondeamos, redondeando, perfecta, acepta, aceptan, aceptáis, aceptas, aceptarían, admiten, trabajar, quedaría, quedarían, quedan, queda, mandar, mandamos, mando, mandan, envío, paso, pasar, paso a, da, dan, das, dais, daría, darían, darías, daríais, dando, hecho, sido, haber, habrá, hubiera, fuera, fuese, será, seré, esté, estén, estar, estaría, estarían, estaríamos, voy a, vamos a, iba, íbamos, ir, tras, durante, mucho, muchísimas, toca, tocan, toquen, tengan, tenga, ten, tendría, tendríamos, tendremos, tendrán, hacerme, hacernos, hacerle, hacerles, darme, darnos, darle, darles, enviarme, enviarnos, mandarme, mandarnos, decirme, decirnos, bajarme, bajarnos, pasarme, pasarnos, dejar, dejo, dejamos, dejan, dejas, dejáis, dejarme, dejarnos, dejarles, dejarle, déjame, déjeme, igualar, igualarlo, igualan, igualáis, iguala, igualen, iguale`,
    pay: 'pago, pagos, forma de pago, formas de pago, condiciones de pago, condición de pago, plazo de pago, plazos de pago, términos de pago, modalidad de pago, medio de pago, método de pago, abono, crédito',
    payable:
      'pagar, pagamos, pagaremos, pagaríamos, pagas, pagan, pagáis, paga, pagadero, pagadera, pagaderos, pagaderas, a pagar, se paga, se pagan, pagando, pague, paguen, abonar, abonamos, abonaremos, liquidar, liquidamos, liquidación, vencimiento, vencimientos, con vencimiento, facturamos, financiación, financiamos',
    method:
      'carta de crédito, carta de crédito irrevocable, carta de crédito confirmada, carta de crédito irrevocable y confirmada, carta de crédito a la vista, carta de crédito irrevocable a la vista, crédito documentario, crédito documentario irrevocable, l/c, lc, contra reembolso, contrareembolso, contrarreembolso, pago contra reembolso, pago contrareembolso, pago contra entrega, pago contraentrega, contra entrega, contraentrega, contado contra entrega, al contado, pago al contado, de contado, pago de contado, contado, contado comercial, contado riguroso, en efectivo, pago en efectivo, efectivo, prepago, pago anticipado, pago por anticipado, pago por adelantado, pago adelantado, por adelantado, pago 100% anticipado, pago inmediato, pago previo, transferencia, transferencia bancaria, transferencia anticipada, transferencia inmediata, por transferencia, por transferencia bancaria, pago por transferencia, pago por transferencia bancaria, pago mediante transferencia, giro bancario, giro domiciliado, pagaré, pagarés, con pagaré, mediante pagaré, confirming, recibo domiciliado, recibo bancario, domiciliación, domiciliación bancaria, letra de cambio, letra, letras, cheque, cheques, cheque certificado, cheque diferido, e-cheq, echeq, con cheque, con tarjeta, tarjeta de crédito, con tarjeta de crédito, pago con tarjeta, bizum, paypal, mercado pago, por pse, cuenta corriente, en cuenta corriente, cuenta abierta, contra documentos, pago contra documentos, cobranza documentaria, remesa documentaria, contra presentación de factura, contra factura, pago contra factura, a la recepción de la factura, a recepción de factura, pago a la recepción, pago a la recepción de la factura, pago a recepción de factura, pago a la recepción de la mercancía, pago a la entrega, pago a la vista, a la vista, en cuotas, cuotas, cuotas mensuales, cuotas iguales, en cuotas mensuales, mensualidades, en mensualidades, plazos mensuales, pagos mensuales, a plazos, pago a plazos, pago aplazado, pago fraccionado, meses sin intereses, en consignación, consignación, en depósito, aval bancario, garantía bancaria, fin de mes, a fin de mes, a final de mes, proforma, pro forma, contra proforma, pago contra proforma, pago antes del envío, pago antes del embarque, pago antes de la entrega, pago tras la entrega, pago al recibir, pago al pedido, pago al hacer el pedido, pago con el pedido, pago al retirar, depósito en cuenta, depósito bancario',
    moment:
      'por adelantado, por anticipado, de anticipo, anticipo, anticipado, anticipados, anticipada, adelantado, adelantados, adelanto, de adelanto, de entrada, a cuenta, señal, de señal, como señal, seña, de seña, de depósito, depósito, al pedido, con el pedido, al hacer el pedido, al realizar el pedido, al formalizar el pedido, a la orden, con la orden, con la orden de compra, a la firma, a la firma del contrato, al firmar, al confirmar, a la confirmación, a la confirmación del pedido, con la confirmación, a la aceptación, a la entrega, contra entrega, contraentrega, al entregar, al recibir, al recibir la mercancía, a la recepción, a la recepción de la factura, a recepción de factura, a la recepción de la mercancía, al embarque, antes del embarque, antes de embarque, antes del envío, antes de enviar, antes del despacho, antes de despachar, antes de la entrega, previo al envío, previo al embarque, previo a la entrega, al envío, al despacho, al despachar, contra bl, contra b/l, contra copia de bl, contra copia de b/l, contra copia del bl, contra copia del b/l, contra documentos, contra documentos de embarque, contra embarque, contra factura, contra presentación de factura, fecha factura, fecha de factura, f.f., de fecha factura, de fecha de factura, de la fecha de factura, desde fecha factura, desde fecha de factura, desde la fecha de factura, desde la fecha de la factura, a partir de la factura, a partir de la fecha de factura, desde la factura, después de la factura, tras la factura, tras factura, tras la emisión de la factura, desde la emisión de la factura, de la factura, de emitida la factura, desde la entrega, a partir de la entrega, tras la entrega, después de la entrega, de la entrega, desde la recepción, tras la recepción, de la recepción, de recibida la factura, de recibida la mercancía, después de recibir la factura, fin de mes, a fin de mes, de fin de mes, final de mes, a final de mes, fecha de embarque, de la fecha de embarque, desde el embarque, desde la fecha de embarque, tras el embarque, después del embarque, fecha b/l, fecha bl, fecha de bl, fecha de b/l, desde bl, desde b/l, desde la fecha de b/l, del conocimiento de embarque, desde conocimiento de embarque, el resto, resto, saldo, el saldo, saldo a la entrega, saldo contra entrega, restante, el restante, el otro, la otra mitad, al finalizar, a la finalización, al terminar, a la instalación, tras la instalación, a la llegada, al llegar, al retirar, a la retirada, a la vista, de crédito, de plazo, días vista',
    net: 'neto, netos, netas',
    within:
      'a, en, dentro de, dentro de los, a los, de, en un plazo de, plazo de, en el plazo de, con plazo de, por, con, máximo, a máximo, en máximo',
    place:
      'a, en, hasta, hacia, desde, cerca de, ubicado en, ubicada en, ubicados en, con sede en, para entregar en, entregado en, entregados en, puesto en, puestos en',
    valid:
      'válido, válida, válidos, válidas, validez, validez hasta, válida hasta, vigente, vigentes, vigencia, vale hasta, valen hasta, en vigor, entra en vigor, rige, rigen, aplica hasta, aplican hasta, aplica desde, oferta, tarifa, lista de precios, promoción, promo, campaña, presupuesto, cotización, caduca, caducan, expira, expiran, vence, vencen, se mantiene, se mantienen, mantenemos, mantener, mantienen, mantenéis, mantengo, mantén, mantenga, mantengan, me mantienes, nos mantienen, sostenemos, sostener, sostienen, precio fijo, precios fijos, precio congelado, congelar, congelado, congelados, respetamos, respetan, respetar, garantizado, garantizados, garantizamos, durante la vigencia, plazo de validez, en oferta, hasta agotar existencias, abierta hasta, disponible hasta, guardamos el precio, termina, terminan, contrato',
    deliver:
      'entrega, entregas, entregar, entregan, entregado, entregados, entregamos, fecha de entrega, plazo de entrega, tiempo de entrega, envío, envíos, enviar, envían, enviamos, enviado, llega, llegan, llegada, lleguen, llegue, llegarían, llegaría, recoger, recogida, recogemos, retirar, retiramos, despacho, despachar, despachamos, embarque, embarcar, embarcamos, disponible el, los necesitamos para, las necesitamos para, lo necesitamos para, para cuándo, reunión, feria, evento, visita, llamada, abierto, abren, cierran, apertura, inauguración, instalación, obra, salida, producción',
  },
  discounts: {
    'a mitad de precio': 50,
    'mitad de precio': 50,
    'a la mitad': 50,
    'la mitad del precio': 50,
    'mitad del precio': 50,
  },
  incoterms: {
    EXW: 'en fábrica, franco fábrica, ex works, ex-works, puesto en fábrica',
    FCA: 'franco transportista, libre transportista',
    CPT: 'transporte pagado hasta',
    CIP: 'transporte y seguro pagados hasta, transporte y seguro pagado hasta',
    DAP: 'entregado en lugar, entregada en lugar, entrega en lugar',
    DPU: 'entregado en lugar descargado',
    DDP: 'entregado con derechos pagados, entregada derechos pagados, entrega con derechos pagados, entregado derechos pagados',
    FAS: 'franco al costado del buque, libre al costado del buque',
    FOB: 'franco a bordo, libre a bordo',
    CFR: 'costo y flete, coste y flete, c&f, cnf',
    CIF: 'costo seguro y flete, coste seguro y flete',
  },
  nouns: 'móvil, móviles, celular, celulares, teléfono, teléfonos, correo, mesa, portátil, busto, renta, rentas, cara',
  plurals: 'kept',
  headFirst: true,
  singular: [
    ['(?<=[aeiouáéíóú])(?<!enla|índi|apéndi|héli)ces', 'z'],
    ['(?<=^relo)jes', 'j'],
    ['(?<=[áéíóú].{0,9})(?<=sh|ch|x|n|r|l|d)es', ''],
    ['(?<=[a-zñ]{2})(?<!^cl|^dr)ones', 'ón'],
    ['(?<=[a-zñ]{3})ines', 'ín'],
    ['(?<=[a-zñ]{2})(?<!^fl|^pl|^cl)anes', 'án'],
    ['(?<=[a-zñ]{2})(?<!^tr)enes', 'én'],
    ['(?<=[a-zñ]{3})eses', 'és'],
    ['(?<=^gas|bus|^gris|^tren|^pan|^plan|^flan|^dron|^fin|box|fax|[aeiou]y)es', ''],
    ['(?<=[aeiou])(?<!ai)res', 'r'],
    ['(?<=[aeiou]l|[aeu]d|id)es', ''],
    ['(?<=[aeiouáéíóúbcdfgklmnprt])s', ''],
  ],
  invariable:
    'gafas, tijeras, pantalones, vaqueros, jeans, leggings, guantes, calcetines, zapatos, botas, zapatillas, sandalias, auriculares, prismáticos, alicates, tenazas, pinzas, gas, lunes, virus, campus, atlas, análisis, crisis, dosis, chasis, lentes, audífonos, tenis, pijamas, medias, esposas, bus, express, plus, garbanzos, lentejas, alubias, frijoles, cereales, aceitunas, almendras, textiles, cosméticos, cortinas, tirantes, paraguas, abrelatas, sacacorchos, portavasos, cumpleaños, pararrayos, lavavajillas, limpiaparabrisas, portaequipajes, sacapuntas, rompecabezas, guardabarros, cortaúñas, salvavidas, quitamanchas, portalámparas, tapas duras, gratis, microondas',
  prompts: {
    product: '¿De qué producto se trata?',
    price: '¿Qué precio o qué descuento se ha acordado?',
    currency: '¿En qué moneda es el precio?',
  },
};
