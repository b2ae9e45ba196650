import type { Words } from './words.ts';

export const es: Words = {
  requests:
    'por favor|dígame|digame|dime|díganos|indíqueme|indícame|indíquenos|indique|facilite*|facilíteme|facilítenos|deme|denos|dame|cuénteme|cuéntenos|cuéntame|cuente|descríba*|describa|explique*|escriba|envíe*|mándeme|necesito|necesitamos|necesitaría*|me falta|nos falta|me faltan|nos faltan|falta|puede decirme|podría decirme|podría darme|me puede|me podría|me da|me dice|nos da|nos dice',
  offers: 'si|cuando|sin|en cuanto|más tarde|luego|una vez|mientras|siempre que|a menos que',
  reasons: 'para que|para poder|porque|así|para llamarle|para avisarle|para ayudarle|por si',
  things: {
    tracking:
      'número de seguimiento|numero de seguimiento|seguimiento|código de seguimiento|número de envío|localizador|número de guía|guía|tracking|rastreo',
    order: 'número de pedido|pedido*|número de orden|orden de compra|compra',
    currency: 'moneda*|divisa*|euros o dólares',
    price: 'precio*|cuánto cuesta|cuánto vale|a cuánto|descuento*|importe|coste|costo|porcentaje|tarifa',
    quantity: 'cuántas|cuántos|cantidad*|unidades|piezas',
    product: 'producto*|artículo*|mercancía*|referencia',
    validity: 'válid*|vigencia|vigente|hasta cuándo|desde cuándo|plazo|cuánto tiempo',
    buyer: 'qué cliente|cuál cliente|para quién|nombre del cliente|cliente|comprador',
    address:
      'dirección*|direccion*|domicilio*|calle*|portal|piso|código postal|ciudad|localidad|población|vive|ubicación|ubicad*|lugar|adónde|a dónde|número de la casa|vivienda|señas',
    name: 'nombre*|apellido*|se llama|te llamas|llamarse|cómo se llama|quién es|con quién|a nombre de quién|quién habla|quién llama',
    phone:
      'teléfono*|telefono*|móvil*|celular*|número de contacto|llamarle|llamarlo|llamarla|llamarte|localizarle|localizarlo|contactarle|contactar|ponernos en contacto|fijo|cifras|dígitos',
    problem:
      'problema*|avería*|incidencia*|qué ha pasado|qué pasó|qué ocurre|ocurre|qué le pasa|pasa|sucede|pasado|estropead*|roto|ayudarle|ayudarte|ayudar|en qué puedo|puedo hacer|necesita|motivo|asunto|consiste|falla|fallo|trata',
  },
  number: 'número*|numero*',
  where: 'dónde|donde',
  right: 'es correcto|correcto|está bien|es así|verdad|cierto|he entendido bien',
  more: 'algo más|alguna otra|otra cosa|alguna cosa más|más ayuda|listo|eso es todo',
  parcel: 'paquete*|envío*|pedido*|entrega*|seguimiento',
  often:
    'el|la|los|las|un|una|y|o|es|son|está|su|sus|usted|le|les|nos|se|que|qué|cuál|de|del|para|por|con|en|a|al|no|sí|me|mi|ha|he|hay|gracias|favor|número|nombre|como|cómo|lo|puede|más|sin|esta|este|queda|ya|dónde',
  lacks: ['no lo tengo', 'ni idea, eso no lo sé', 'pues eso no se lo puedo decir'],
  yes: 'sí',
  comma: ', ',
};
