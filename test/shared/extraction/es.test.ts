import { describe, expect, test } from '@jest/globals';
import { es } from '../../../shared/extraction/languages/es.ts';
import { signalOf } from '../../../shared/extraction/signal.ts';
import { read } from '../../../shared/reading/read.ts';
import { turnsOf } from '../../support/readings.ts';

const records: [what: string, lines: string[], record: Record<string, string | null>][] = [
  [
    'all in one message',
    [
      'Buenas, soy Begoña Larrañaga, vivo en la calle Uría 14, 2º izda, 33003 Oviedo. Se ha ido la luz en toda la casa. Mi móvil: 654 32 10 98',
    ],
    {
      name: 'Begoña Larrañaga',
      phone: '654 32 10 98',
      address: 'calle Uría 14, 2º izda, 33003 Oviedo',
      type: 'electrical',
    },
  ],
  [
    'terse answers in lower case',
    [
      '> ¿Cómo se llama usted?',
      'julian ortega',
      '> ¿Y un teléfono para devolverle la llamada?',
      'apunte, el seis uno dos, tres cuatro cinco, seis siete ocho',
      '> ¿Me indica el domicilio?',
      'avenida de la constitucion 45 bajo b, sevilla',
    ],
    { name: 'julian ortega', phone: '612345678', address: 'avenida de la constitucion 45 bajo b, sevilla' },
  ],
  [
    'a number in pairs and hundreds',
    ['> Dígame su número, por favor', 'seiscientos doce, treinta y cuatro, cincuenta y seis, setenta y ocho'],
    { phone: '612345678' },
  ],
  [
    'a number in pairs',
    ['> ¿Teléfono de contacto?', 'cincuenta y cinco, doce, treinta y cuatro, cincuenta y seis, setenta y ocho'],
    { phone: '5512345678' },
  ],
  [
    'a form',
    [
      'Nombre y apellidos: Ramón Cifuentes Arce\nTel.: +34 600 11 22 33\nDirección completa: C/ Alcalá, 200, 4º A, 28028 Madrid\nAvería: no sale agua caliente\nUrgencia: alta',
    ],
    {
      name: 'Ramón Cifuentes Arce',
      phone: '+34 600 11 22 33',
      address: 'C/ Alcalá, 200, 4º A, 28028 Madrid',
      issue: 'no sale agua caliente',
      priority: 'high',
      type: 'plumbing',
    },
  ],
  [
    'a Colombian address, with the neighbour who gave the contact',
    [
      'Mi vecina Carmen me dio este contacto. Huele a gas en el portal de Carrera 15 # 93-47, Bogotá. Me llamo Andrés Felipe Rojas y mi cel es 310 555 1234',
    ],
    { name: 'Andrés Felipe Rojas', phone: '310 555 1234', address: 'Carrera 15 # 93-47, Bogotá', priority: 'urgent' },
  ],
  [
    "not the owner's number",
    [
      'El dueño se llama Pablo Ruiz y su teléfono es el 611 222 333, pero a mí llámenme al 644 555 666. Soy Inés Prado.',
    ],
    { name: 'Inés Prado', phone: '644 555 666', role: 'tenant' },
  ],
  [
    'a corrected number',
    [
      '> ¿Su nombre?',
      'Lucía Ferrer',
      '> ¿Teléfono?',
      '655443322',
      '> Gracias.',
      'perdone, me equivoqué, es el 655443323',
    ],
    { phone: '655443323', name: 'Lucía Ferrer' },
  ],
  [
    'a refusal',
    ['> ¿Me da su nombre?', 'no quiero dar mi nombre', '> ¿Teléfono?', 'tampoco'],
    { name: null, phone: null },
  ],
  [
    'one sentence without punctuation',
    [
      'hola buenas se me ha roto la cerradura y no puedo entrar en casa es urgente estoy en la calle doctor fleming 8 de alicante mi numero es 699887766 me llamo pilar',
    ],
    {
      name: 'pilar',
      phone: '699887766',
      address: 'calle doctor fleming 8 de alicante',
      priority: 'urgent',
      type: 'maintenance',
    },
  ],
  [
    'a bare role',
    [
      '> ¿Es usted el propietario o el inquilino?',
      'El dueño',
      '> ¿Qué tan urgente es?',
      'Puede esperar a la próxima semana',
    ],
    { role: 'owner' },
  ],
  [
    'a caretaker without haste',
    [
      'El ascensor lleva tres días parado y mi madre es mayor. Administro la finca. No hace falta que vengan hoy, cuando puedan.',
    ],
    { role: 'manager', priority: 'low', type: 'maintenance' },
  ],
  [
    'a name with the address',
    [
      '> ¿En qué puedo ayudarle?',
      'Pues que no para de saltar el automático cada vez que pongo la lavadora',
      '> ¿Su nombre y dirección?',
      'Iker Zubizarreta, Gran Vía 21, 3º dcha., 48001 Bilbao',
    ],
    {
      name: 'Iker Zubizarreta',
      address: 'Gran Vía 21, 3º dcha., 48001 Bilbao',
      issue: 'no para de saltar el automático cada vez que pongo la lavadora',
    },
  ],

  [
    'a name with particles',
    ['> ¿Cuál es su nombre completo?', 'Mi nombre completo es María José de la Fuente Hidalgo'],
    { name: 'María José de la Fuente Hidalgo' },
  ],
  ['an order number', ['El número de pedido es 612345678 y todavía no ha llegado el paquete.'], { phone: null }],
  [
    'the name of the agent',
    [
      '> Buenas tardes, le atiende Marta. ¿Cuál es el problema?',
      'Buenas tardes Marta, la persiana del salón se ha quedado bloqueada.',
    ],
    { name: null },
  ],
  ['a title', ['> ¿Nombre?', 'D. Fermín Aguirre'], { name: 'Fermín Aguirre' }],
  [
    'a better number',
    ['> ¿Me deja un número?', 'El fijo es 944 12 34 56 pero mejor al móvil, 688 77 66 55'],
    { phone: '688 77 66 55' },
  ],
  [
    'a landlord',
    [
      'Soy el casero del piso de la calle Serrano 90. Mis inquilinos dicen que el radiador no calienta. Me pueden llamar al 91 555 44 33.',
    ],
    { role: 'landlord', phone: '91 555 44 33' },
  ],
  [
    'a Peruvian address',
    ['> ¿Dirección del inmueble?', 'Jr. de la Unión 550, Cercado de Lima'],
    { address: 'Jr. de la Unión 550, Cercado de Lima' },
  ],
  [
    'a name that is given for somebody else',
    ['> ¿Quién llama?', 'Llamo de parte de mi madre, Rosario Núñez. Yo soy Álvaro Núñez.'],
    { name: 'Álvaro Núñez' },
  ],
  [
    'rented, in Catalonia',
    ['Vivo de alquiler en Paseo de Gracia 55, 3r 2a, 08007 Barcelona y hay cucarachas en la cocina'],
    { role: 'tenant', address: 'Paseo de Gracia 55, 3r 2a, 08007 Barcelona' },
  ],
  ['a signature', ['Ustedes me cobraron dos veces la cuota. Elvira Montalvo.'], { name: 'Elvira Montalvo' }],
  [
    'a doubled digit',
    ['> ¿Me da un teléfono?', 'el seis, doble cinco, uno, dos, tres, cuatro, cinco, seis'],
    { phone: '655123456' },
  ],
];

describe('reads', () => {
  test.each(records)('%s', (_, lines, record) => {
    expect(read(turnsOf(lines), es).values).toMatchObject(record);
  });
});

const signals: [role: 'user' | 'assistant', text: string, signal: string | null][] = [
  ['user', 'Ya está arreglado, gracias', 'solved'],
  ['user', 'Por fin funciona la calefacción', 'solved'],
  ['user', 'Todavía no funciona', 'reported_again'],
  ['user', 'Espero que lo arreglen pronto', null],
  ['user', 'El grifo vuelve a gotear', 'reported_again'],
  ['user', 'Quiero cancelar la visita', 'cancelled'],
  ['user', 'Ya no necesito al técnico', 'cancelled'],
  ['user', 'No cancelen la cita, por favor', null],
  ['user', '¿Cuándo estará arreglado?', null],
  ['assistant', 'El fontanero va en camino', 'work_started'],
  ['assistant', 'Hemos agendado la visita para mañana', 'work_started'],
  ['assistant', 'Aún no hemos enviado a nadie', null],
  ['user', 'Déjelo, lo arreglé yo', 'cancelled'],
  ['user', 'La luz se fue otra vez', 'reported_again'],
  ['user', 'quiero cancelar mi suscripción', null],
  ['user', 'El váter está atascado', null],
  ['user', 'Ya volvió la luz', 'solved'],
];

describe('signals', () => {
  test.each(signals)('%s: %s → %s', (role, text, signal) => {
    expect(signalOf({ role, text }, es)).toBe(signal);
  });
});
