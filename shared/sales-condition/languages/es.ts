import type { SalesLanguage } from '../language.ts';

export const es: SalesLanguage = {
  code: 'es',
  decimal: ',',
  spaceGroups: true,
  headFirst: true,
  plurals: 'kept',
  numbers: {
    words: {
      un: 1, uno: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11,
      doce: 12, trece: 13, catorce: 14, quince: 15, dieciseis: 16, diecisiete: 17, dieciocho: 18, diecinueve: 19, veinte: 20,
      veintiun: 21, veintiuno: 21, veintidos: 22, veintitres: 23, veinticuatro: 24, veinticinco: 25, veintiseis: 26,
      veintisiete: 27, veintiocho: 28, veintinueve: 29, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70,
      ochenta: 80, noventa: 90, cien: 100, ciento: 100, doscientos: 200, doscientas: 200, trescientos: 300, trescientas: 300,
      cuatrocientos: 400, cuatrocientas: 400, quinientos: 500, quinientas: 500, seiscientos: 600, seiscientas: 600,
      setecientos: 700, setecientas: 700, ochocientos: 800, ochocientas: 800, novecientos: 900, novecientas: 900,
      'media docena': 6, 'media docena de': 6, 'un par de': 2,
    }, // biome-ignore format: a table
    multipliers: {
      mil: 1000,
      k: 1000,
      millon: 1e6,
      millones: 1e6,
      docena: 12,
      docenas: 12,
      'una docena': 12,
      'un millar': 1000,
    },
    weak: 'un, uno, una',
    joins: 'y, de',
  },
  currencies: {
    $: 'dolar, dolares',
    USD: 'dolares americanos, dolares estadounidenses, dolares de eeuu, dolares usa',
    CAD: 'dolares canadienses',
    AUD: 'dolares australianos',
    EUR: 'euro, euros',
    GBP: 'libras esterlinas, libra esterlina',
    MXN: 'peso, pesos, pesos mexicanos, mxn$',
    ARS: 'pesos argentinos',
    COP: 'pesos colombianos',
    CLP: 'pesos chilenos',
    UYU: 'pesos uruguayos',
    DOP: 'pesos dominicanos',
    PEN: 'soles, sol, nuevos soles, s/',
    BOB: 'bolivianos',
    BRL: 'reales, real, reales brasileños',
    CHF: 'francos suizos, francos',
    JPY: 'yen, yenes',
    CNY: 'yuan, yuanes',
    GTQ: 'quetzales',
    CRC: 'colones',
    PYG: 'guaranies',
    VES: 'bolivares',
  },
  minor: { '': 'centimo, centimos, centavo, centavos' },
  units: {
    count:
      'unidad, unidades, ud, ud., uds, uds., u., pieza, piezas, pza, pzas, pza., pzas., articulo, articulos, ejemplar, ejemplares, juego, juegos, kit, kits, licencia, licencias, hoja, hojas, plancha, planchas',
    pack: 'caja, cajas, carton, cartones, paquete, paquetes, saco, sacos, bolsa, bolsas, palet, palets, pallet, pallets, tarima, tarimas, botella, botellas, lata, latas, bidon, bidones, tambor, tambores, barril, barriles, garrafa, garrafas, tarro, tarros, frasco, frascos, resma, resmas, rollo, rollos, bobina, bobinas, fardo, fardos, contenedor, contenedores, lote, lotes, bandeja, bandejas, cubo, cubos, camion, camiones, docenas de, estuche, estuches, envase, envases, bulto, bultos, atado, atados, tubo, tubos, pack, packs',
    pair: 'par, pares',
    measure:
      'kg, kgs, kilo, kilos, kilogramo, kilogramos, g, gr, gramo, gramos, quintal, quintales, tonelada, toneladas, t, tn, l, lt, litro, litros, m, metro, metros, metro cuadrado, metros cuadrados, m2, metro cubico, metros cubicos, m3, km, libra, libras, galon, galones, hectolitro, hectolitros, hora, horas',
    size: 'ml, cl, mm, cm, pulgadas, pulgada, gb, tb, w, vatios, v, voltios, mah, mg, cv, kw',
    time: 'dia, dias, dias habiles, dias naturales, dias laborables, semana, semanas, mes, meses, año, años, ano, anos, h',
  },
  cues: {
    price:
      'precio, precios, precio unitario, cuesta, cuestan, costaria, costarian, cuesta cada uno, cuanto cuesta, cuanto cuestan, cuanto vale, cuanto valen, vale, valen, sale, salen, sale a, coste, costo, tarifa, cobran, cobramos, nos cobran, cobraria, cotizacion, precio final, es nuestro mejor precio, es lo minimo, es lo mejor, ultimo precio',
    at: 'a, @, por, en, a solo, a razon de, digamos, podemos hacer, podemos dejarlo en, podemos dejarlos en, se lo dejo en, se los dejo en, se lo dejamos en, lo dejamos en, los dejamos en, dejamoslo en, lo dejo en, que tal, y si, puede ser a, no mas de, como mucho, hasta, bajar a, podemos bajar a, acepta, aceptarian',
    per: 'cada uno, cada una, por unidad, por pieza, la unidad, la pieza, c/u, cada, por, /, por cabeza',
    quantity: 'cantidad, cant, cant., volumen, numero de unidades',
    from: 'a partir de, desde, de mas de, mas de, por encima de, superior a, superiores a, por compras de, en pedidos de, para pedidos de, pedidos de mas de, para pedidos superiores a, por encima de las, a partir de las, a partir de los, desde las',
    given:
      'si piden, si pide, si compra, si compran, si lleva, si llevan, si se lleva, si se llevan, si nos llevamos, si compramos, si pedimos, si encargo, si pido, si compro, si toma, si toman, comprando, llevando, pidiendo, si son',
    more: 'o mas, en adelante, para arriba, +',
    minimum:
      'minimo, pedido minimo, pedido minimo de, el pedido minimo es, el pedido minimo es de, el minimo es, el minimo es de, minimo de, minima, cantidad minima, cantidad minima de, compra minima, compra minima de, al menos, como minimo, por lo menos, no menos de',
    discount:
      'descuento, descuentos, dto, dto., desc, desc., de descuento, rebaja, rebajas, rebajado, bonificacion, menos de descuento, de rebaja, mas barato, mas barata, promocion de',
    less: 'menos, descontando, quitando, rebajar, rebajamos, descontamos, le quitamos',
    percent: 'por ciento, porciento, por cien',
    total:
      'total, en total, importe total, suma, por todo, por todos, por todas, todo junto, presupuesto, en conjunto, el lote completo',
    shipping:
      'envio, portes, porte, flete, transporte, gastos de envio, coste de envio, costo de envio, costes de envio, embalaje, seguro, aduana, instalacion, montaje, manipulacion, muestras',
    tax: 'iva, igv, itbis, impuesto, impuestos, mas iva',
    reference:
      'pedido no, pedido n, pedido nro, pedido numero, numero de pedido, no, n°, nº, nro, nro., num, num., numero, factura, factura no, factura numero, oferta no, oferta numero, oferta n, presupuesto no, presupuesto numero, presupuesto n, ref, ref., referencia, cotizacion no, cotizacion numero, cotizacion n, articulo no, codigo, cliente no, cliente numero, telefono, tel, tel., calle, piso, planta, nif, cif no, rfc, pagina, habitacion, entre',
    request:
      'quiero, queremos, quisiera, quisieramos, querria, querriamos, necesito, necesitamos, necesitaria, necesitariamos, pido, pedimos, pedir, hemos pedido, pedimos solo, encargo, encargamos, encargar, ordenar, ordenamos, compro, compramos, comprar, compraria, compraremos, tomo, tomamos, tomaremos, me llevo, nos llevamos, llevamos, llevaremos, nos quedamos con, me quedo con, mande, mandeme, mandenos, manden, mandenme, envie, envieme, envienos, envien, envienme, enviar, deme, denos, pongame, ponganos, ponme, ponga, apunte, apuntenos, reserve, reservenos, resérvenos, busco, buscamos, interesa, me interesa, nos interesa, interesado en, interesada en, interesados en, interesan, nos interesan, oferta, oferta de, oferta para, ofrecer, ofrecemos, ofrecen, ofertamos, cotizar, coticen, cotice, coticenos, coticeme, cotizacion de, cotizacion para, presupuesto, presupuesto de, presupuesto para, venden, vende, vendemos, tienen, tiene, disponen de, hay, suministrar, suministren, suministramos, suministro de, pedido, pedido de, un pedido de, compra de, confirmamos, confirmo, confirmenos, confirme, solicitamos, solicito, precio de, precio del, precio para, precios de, precios para, quedamos en, serian, seran, cuanto cuesta, cuanto cuestan, cuanto vale, cuanto valen, promocion de, promocion en, haremos un pedido de, hariamos un pedido de, adquirir, adelante con, que sean, dejenlo en, anote, anotenos, pasenos, paseme',
    howMany: 'cuantos, cuantas, que cantidad, cuantas unidades, cuantos kilos',
    which:
      'que modelo, cual modelo, que tipo, que talla, que color, que version, que marca, cual de, que tamaño, que medida, cual, cuales, que producto, que articulo, de que producto',
    product: 'producto, productos, articulo, articulos, mercancia',
    currency: 'moneda, divisa, que moneda',
    accept:
      'vale, ok, okey, de acuerdo, acuerdo, conforme, confirmado, confirmada, confirmo, confirmamos, aceptado, aceptada, acepto, aceptamos, trato hecho, hecho, perfecto, muy bien, bien, esta bien, genial, estupendo, excelente, correcto, si, claro, por supuesto, me parece bien, nos parece bien, cerrado, cerramos, trato, listo, dale, adelante, sin problema, no hay problema, entendido, anotado, gracias, bueno, venga, nos sirve, me sirve, aprobado, va, sale y vale, exacto',
    refuse:
      'no, no gracias, no aceptamos, no acepto, rechazamos, rechazo, imposible, no es posible, no podemos, no puedo, no nos interesa, no me interesa, no nos conviene, ni hablar, lo siento, no damos, no hacemos, no ofrecemos, cancelar, lamentablemente no, no llegamos a, de ninguna manera, no nos cuadra',
    tooMuch:
      'demasiado, demasiado caro, demasiado cara, demasiado alto, muy caro, muy cara, muy caros, muy caras, caro, es mucho, demasiadas, demasiados, muy alto, es excesivo, excesivo, fuera de presupuesto, carisimo, se nos va de presupuesto',
    past: 'el año pasado, el ano pasado, el mes pasado, la semana pasada, la ultima vez, la otra vez, el ultimo pedido, antes, anteriormente, anterior, antiguo, precio anterior, el precio anterior, pagamos, pagabamos, pague, costaba, costaban, en el catalogo, segun el catalogo, en su web, en la web, normalmente, hasta ahora, era, eran, en 2023, en 2022',
    present:
      'este año, ahora, hoy, actualmente, ahora mismo, precio nuevo, nuevo precio, este mes, esta vez, desde hoy, ya',
    other:
      'competencia, la competencia, competidor, competidores, otro proveedor, otra empresa, otros proveedores, en otro sitio, en otra parte, otro distribuidor, otra tienda, amazon, mercado libre, proveedor actual, nuestro proveedor',
    wrong:
      'error, errata, por error, equivocado, equivocada, erroneo, facturaron, facturado, nos facturaron, han facturado, nos han facturado, facturasteis, cobraron de mas, nos cobraron, enviaron, nos enviaron, recibimos, hemos recibido, llegaron, incorrecto, equivocamos, equivocacion, la factura dice',
    unavailable:
      'agotado, agotada, agotados, agotadas, sin stock, sin existencias, no disponible, no disponibles, descatalogado, no quedan, no tenemos',
    stock:
      'en stock, en existencia, en almacen, nos quedan, quedan, disponibles, al mes, por semana, a la semana, por dia, personas, empleados, invitados, al año, mensuales, semanales',
    instead: 'en lugar de, en vez de, y no, no, en lugar de los, en lugar de las',
    correct:
      'mejor, que sean, cambie a, cambielo a, cambiar a, cambienlo a, corregido a, corregido, corrijo, rectifico, perdon, digo, quise decir, deberia ser, en realidad, suba a, aumente a, aumentar a, reducir a',
    only: 'solo, solamente, unicamente, nada mas',
    contrast: 'pero, sino, aunque, sin embargo',
    and: 'y, e, o, entonces, pues, si, con, porque',
    of: 'de, del',
    for: 'para, por, de, en, del, sobre',
    buyer:
      'revendedor, revendedores, distribuidores, escuelas, colegios, estudiantes, clientes, nuevos clientes, clientes nuevos, socios, empresas, mayoristas, usted, ustedes, nosotros, mi, la empresa, pronto pago, pago anticipado, volumen, cantidad, pago al contado',
    customer:
      'de parte de, en nombre de, somos, soy de, escribo de, le escribo de, llamo de, cliente:, empresa:, facturar a, represento a',
    quality:
      'grande, grandes, pequeño, pequeña, pequeños, pequeñas, mediano, mediana, negro, negra, negros, blanco, blanca, blancos, rojo, roja, azul, azules, verde, gris, nuevo, usado, modelo',
    stop: 'en, precio, precios, oferta, ofertas, pedido, pedidos, entrega, entregas, envio, factura, facturas, catalogo, lista de precios, lista, tarifa, web, proximo, proxima, aproximadamente, aprox, unos, unas, cerca de, alrededor de, acordado, acordada, pactado, hablado, habitual, final, mejor, minimo, maximo, ultimo, ultima, mas, menos, buenos dias, buenas tardes, buenas, saludos, atentamente, estimado, estimados, señor, señora, cordialmente, cliente, proveedor, empresa, condiciones, condicion, validez, plazo, fecha, semana, mes, año, mañana, lunes, martes, miercoles, jueves, viernes, sabado, domingo, seria, serian, son, es, fue, sea, pongamos, quedan, queda, dice, decir, lunes, disponible, interesado, informacion, incluido, incluidos, incluye, listo, posible, cuanto, cuantos, cuantas, que, cual, importe, cantidad, unidades de, entregado, entregados, puesto, puestos, descuento, total, acuerdo, consulta, pregunta, muestras, contrato, especial, especiales, hasta, desde, tal, hacen, hace, dejan, deja, podrian, podria, pueden, puede, podemos, puedo, ofrecer, dar, hacer, pagar, pagamos, pago, mismo, misma, mismos, mismas, uno, una, ello, ellos, ellas, otro, otra, otros, otras',
    pay: 'pago, pagos, el pago, condiciones de pago, forma de pago, plazo de pago, terminos de pago, pagamos, pagar, pagaremos, se paga, abono',
    payable: 'pagadero, pagadera, a pagar',
    method:
      'carta de credito, carta de credito a la vista, carta de credito irrevocable, contra reembolso, contrareembolso, al contado, pago al contado, contado, prepago, pago anticipado, pago por adelantado, pago por anticipado, por adelantado, por anticipado, transferencia, transferencia bancaria, transferencia anticipada, domiciliacion, tarjeta, tarjeta de credito, cheque, pagare, a plazos, cuotas, cuotas mensuales, plazos mensuales, mensualidades, efectivo, en efectivo, contra documentos, pago contra documentos, credito documentario, cobranza documentaria, pago contra entrega, contra entrega, pago al recibir, a la vista, cuenta abierta, giro, confirming',
    moment:
      'por adelantado, por anticipado, anticipado, de anticipo, anticipo, de señal, adelanto, de adelanto, al pedido, al hacer el pedido, con el pedido, al confirmar, al firmar, a la firma, a la entrega, contra entrega, al entregar, al recibir, a la recepcion, al embarque, antes del embarque, antes del envio, antes de la entrega, antes de enviar, al envio, a la vista, contra documentos, fecha factura, fecha de factura, de la factura, desde la factura, desde fecha de factura, desde fecha factura, a partir de la factura, de la fecha de factura, tras la factura, tras la entrega, despues de la entrega, despues de la factura, desde la entrega, de la entrega, fecha de embarque, conocimiento de embarque, del conocimiento de embarque, desde conocimiento de embarque, fin de mes, a fin de mes, al finalizar, el resto, resto, saldo, restante',
    net: 'neto, netos, net',
    within: 'a, en, dentro de, en un plazo de, a los, al cabo de, de, por',
    valid:
      'valida, valido, validas, validos, validez, vigente, vigentes, vigencia, vale hasta, oferta, en vigor, caduca, vence, expira, promocion, se mantiene, mantienen, mantener, mantenemos el precio, tarifa, precios validos, termina, valen hasta, rige, rigen, lista de precios, hasta agotar',
    deliver:
      'entrega, entregar, entregado, llega, llegan, llegada, envio, enviar, embarque, listos para, para recoger, recogida, reunion, abierto, abren, instalacion, los necesitamos para, las necesitamos para, plazo de entrega',
    place: 'hasta, hacia, en, desde, puesto en, puestos en, entregado en, entregados en, con destino a',
  },
  discounts: { 'mitad de precio': 50, 'a mitad de precio': 50, 'la mitad del precio': 50 },
  incoterms: {
    EXW: 'en fabrica, franco fabrica',
    FOB: 'franco a bordo, libre a bordo',
    FCA: 'franco transportista',
    CIF: 'costo seguro y flete, coste seguro y flete',
    CFR: 'costo y flete, coste y flete',
    DDP: 'entregado derechos pagados',
  },
  singular: [
    ['luces', 'luz'], ['(?<=[aeiou])ces', 'z'], ['ones', 'ón'], ['(?<=[aeiou][rlndj])es', ''], ['s', ''],
  ], // biome-ignore format: a table
  invariable: 'gafas, tijeras, paraguas, guantes, vaqueros, pantalones, gas, paracaidas, auriculares, lavavajillas',
  prompts: {
    product: '¿De qué producto se trata?',
    price: '¿Qué precio o descuento se ha acordado?',
    currency: '¿En qué moneda es el precio?',
  },
};
