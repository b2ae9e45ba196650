import type { Tongue } from '../story.ts';

export const es: Tongue = {
  code: 'es',
  given: ['Lucía', 'Javier', 'Carmen', 'Iker', 'Marisol', 'Andrés', 'Paula', 'Ramón', 'Nuria'],
  family: ['Fernández', 'Ortega Ruiz', 'Navarro', 'Castaño', 'Gil Soler', 'Medina', 'Iglesias', 'Vidal'],
  name: '{given} {family}',
  phones: ['612 34 5# ##', '655 01 2# ##', '+34 634 55 0# ##'],
  addresses: [
    'Calle Mayor 1#, 3º B, 28013 Madrid',
    'Avenida de la Constitución #, 41001 Sevilla',
    'Carrer de Mallorca 2##, 08037 Barcelona',
    'Calle Colón 4#, 46004 Valencia',
  ],
  answers: {
    name: ['{name}', 'Me llamo {name}.', 'Soy {name}'],
    phone: ['{phone}', 'Mi número es {phone}.', 'Pueden llamarme al {phone}'],
    address: ['{address}', 'Vivo en {address}.', 'Es en {address}'],
    issue: ['Gotea el grifo de la cocina.', 'No hay luz en el pasillo.'],
  },
  stories: [
    {
      opens: [
        'Hola, se ha ido la luz en toda la casa [desde anoche|desde esta mañana]. Tengo el congelador lleno, es urgente.',
      ],
      closes: ['Muchísimas gracias, quedo pendiente.'],
    },
    {
      opens: ['Buenas tardes. El grifo de la [cocina|ducha] gotea sin parar y no me deja dormir.'],
    },
    {
      opens: [
        'Hay una fuga de agua en el techo del [baño|salón] y el vecino de arriba no contesta.',
        'Cada vez cae más, por favor vengan pronto.',
      ],
    },
    {
      opens: ['Soy {name}, de la {address}. La persiana del [dormitorio|comedor] no baja, sin prisa.'],
    },
    {
      opens: [
        'El portero automático no funciona [desde hace tres días|desde el lunes] y los repartidores no pueden subir.',
      ],
      closes: ['Perdón, mejor llamen por la tarde.'],
    },
    {
      about: 'parcel',
      opens: [
        'Hola, mi pedido {order} no ha llegado. El número de seguimiento es {tracking}.',
        'Pone que está en reparto desde [el martes|ayer].',
      ],
    },
  ],
};
