import type { Words } from './words.ts';

export const en: Words = {
  requests:
    "please|tell me|tell us|give me|give us|let me have|let us have|let me know|let us know|i need|we need|i'll need|we'll need|i still need|we still need|i'd need|could you|can you|may i|can i|could i|share|send me|send us|provide|type|enter|still missing",
  offers: 'if|once|without|whenever|unless|later|any time|anytime|as soon as|should you|until',
  reasons:
    'so that|so we|so i|so the|so someone|so somebody|in case|because|as we|to reach you|to call you|to get back to you|to help you',
  things: {
    tracking:
      'tracking number*|tracking code*|tracking id|tracking|consignment number|shipment number|parcel number|waybill*',
    order: 'order number*|order id|order code|order no|order|purchase number',
    currency: 'currency|euros or dollars|dollars or euros',
    price: 'price*|unit price|discount*|how much|cost*|rate|amount per|per unit|percentage',
    quantity: 'how many|quantity|quantities|units|pieces|amount|volume',
    product: 'product*|item*|article*|goods|which thing|sku',
    validity: 'valid*|until when|how long|end date|start date',
    buyer: 'which customer|what customer|for whom|who is it for|which client|customer name|customer is it|buyer',
    address:
      'address*|street*|house number|postcode|post code|postal code|zip*|town|city|live|located|location|place|property|flat number|apartment number|come to|where should we|where should someone|where should somebody|where can we find|which building|deliver to',
    name: "name*|who am i speaking|who i am speaking|who i'm speaking|who am i talking|who i'm talking|who are you|may i call you|should i call you|shall i call you|call you by|who is this|who's this|address you|whom",
    phone:
      'phone*|telephone*|mobile*|cell*|call you|call you back|reach you|ring you|contact number|callback|call-back|call back|get hold of you|contact you|dial*|digits',
    problem:
      'problem*|issue*|matter|happened|happening|happens|wrong|broken|broke|going on|fault|trouble|describe|help you|can i help|can we help|i do for you|we do for you|need done|needs doing|needs fixing|brings you|is it about|this about|is up|need help',
  },
  number: 'number*',
  where: 'where',
  right: 'is that right|is this right|is that correct|is this correct|that right|correct|did i get that right|right',
  more: 'anything else|something else|else|anything more|all set|all for now|ready',
  parcel: 'parcel*|package*|shipment*|delivery|order|consignment|tracking',
  often:
    'the|a|an|and|or|is|are|was|you|your|we|us|our|to|of|for|in|on|at|it|that|this|what|which|where|with|not|can|please|me|have|has|will|be|so|number|name|thanks|thank|noted|there',
  lacks: ["i don't have that", 'sorry, no idea', "can't tell you that, i don't know it"],
  yes: 'yes',
  comma: ', ',
};
