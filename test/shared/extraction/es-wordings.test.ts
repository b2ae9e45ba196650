import { es } from '../../../shared/extraction/languages/es.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

const rows: Reading[] = [
  [
    [
      'Buenas tardes, les habla Rosalía Mendizábal, del piso 3 puerta C de la calle Pelayo 27, 08001 Barcelona. El calentador no enciende y estamos sin agua caliente desde ayer. Mi teléfono es el 655 44 33 22.',
    ],
    { name: 'Rosalía Mendizábal', phone: '655 44 33 22', issue: '*calentador*', type: 'plumbing' },
  ],
  [
    [
      'hola se me rompio la cerradura y no puedo entrar',
      '> ¡Ay, qué pena! ¿Con quién tengo el gusto?',
      'con yesenia',
      '> ¿Y su apellido?',
      'quintanilla',
      '> ¿A qué número le marcamos?',
      'al 55 4321 8765',
      '> ¿En qué domicilio se encuentra?',
      'calle nogal 34 int 5 col del valle cdmx',
    ],
    {
      name: 'yesenia quintanilla',
      phone: '55 4321 8765',
      address: 'calle nogal 34 int 5 col del valle cdmx',
      issue: '*rompio la cerradura*',
      type: 'maintenance',
    },
  ],
  [
    [
      'Che, mirá, se cortó la luz en todo el depto. Soy Martín Echagüe, vivo en Av. Rivadavia 4532 6° B, CABA. Mi celu: 11 5555-0143. ¿Pueden venir hoy?',
    ],
    { name: 'Martín Echagüe', phone: '11 5555-0143', address: 'Av. Rivadavia 4532 6° B, CABA', type: 'electrical' },
  ],
  [['> Hola, ¿cómo es su gracia?', 'Guadalupe Treviño para servirle'], { name: 'Guadalupe Treviño' }],
  [
    ['> ¿Me facilita un número de contacto, por favor?', 'sí claro, apunta: seis cinco cinco, doce, trece, catorce'],
    { phone: '655121314' },
  ],
  [
    ['> ¿Su teléfono?', 'seis siete ocho', '> Sí…', 'doce treinta y cuatro', '> ¿y el resto?', 'cincuenta y seis'],
    { phone: '678123456' },
  ],
  [
    ['> ¿Nos da un número?', 'no tengo móvil, lo siento', '> ¿Su nombre?', 'Prefiero no decirlo'],
    { phone: null, name: null },
  ],
  [
    ['> ¿Nombre completo?', 'Iñaki Goikoetxea', '> ¿Teléfono?', '944 123 456, no perdón, 944 123 465'],
    { name: 'Iñaki Goikoetxea', phone: '944 123 465' },
  ],
  [
    [
      'El casero se llama Julián Robles y su número es el 611 000 111. Yo soy la inquilina, Nerea Aldama, mi número 622 000 222. Hay moho en el dormitorio.',
    ],
    { name: 'Nerea Aldama', phone: '622 000 222', role: 'tenant', issue: '*moho*', type: 'maintenance' },
  ],
  [
    ['> ¿Cuál es la dirección?', 'la de facturación es Gran Vía 1, pero la avería está en Calle Serrano 55, Madrid'],
    { address: 'Calle Serrano 55, Madrid' },
  ],
  [
    ['> ¿Dónde es?', 'Paseo de la Reforma 222', '> ¿Qué colonia?', 'Juárez', '> ¿Código postal?', '06600'],
    { address: 'Paseo de la Reforma 222, Juárez, 06600' },
  ],
  [
    ['> ¿Calle y número?', 'Camino Viejo 14', '> ¿Piso y puerta?', '2º A', '> ¿Población?', 'Getafe'],
    { address: 'Camino Viejo 14, 2º A, Getafe' },
  ],
  [
    [
      'Nombre: Facundo\nApellido: Berazategui\nTel: (011) 4555-0188\nDomicilio: Las Heras 2210, piso 4, CABA\nMotivo: pierde el inodoro',
    ],
    {
      name: 'Facundo Berazategui',
      phone: '(011) 4555-0188',
      address: 'Las Heras 2210, piso 4, CABA',
      issue: 'pierde el inodoro',
      type: 'plumbing',
    },
  ],
  [
    ['> ¿Es usted propietario o inquilino?', 'alquilo', '> ¿Qué tan urgente es?', 'pues no corre prisa'],
    { role: 'tenant', priority: 'low' },
  ],
  [['> ¿Le urge?', 'sí, es urgentísimo, se está inundando todo'], { priority: 'urgent' }],
  [
    [
      'Soy el presidente de la comunidad, el ascensor está parado. Calle Luna 8, Zaragoza. Eusebio Gracia, 976 55 01 23',
    ],
    { name: 'Eusebio Gracia', phone: '976 55 01 23', address: 'Calle Luna 8, Zaragoza', type: 'maintenance' },
  ],
  [
    ['mi pedido 8834420199 no ha llegado todavia y ya pague'],
    { phone: null, name: null, type: 'other', issue: '*pedido*' },
  ],
  [['Quisiera que me cambien la cédula 1020304050 en el contrato'], { phone: null }],
  [
    [
      '> Buenas, le atiende Lucía. ¿En qué puedo ayudarle?',
      'Hola Lucía, se me ha atascado el fregadero',
      '> ¿Me dice su nombre?',
      'Amparo',
    ],
    { name: 'Amparo', issue: '*atascado el fregadero*', type: 'plumbing' },
  ],

  [['> ¿Y usted quién es?', 'soy la hija de doña Carmen, me llamo Pilar Sotelo'], { name: 'Pilar Sotelo' }],
  [['> ¿Hablo con el señor Ruiz?', 'No, soy su esposa, Matilde Ponce'], { name: 'Matilde Ponce' }],
  [
    [
      'aló buenas, le hablo de la carrera 43 con calle 10, se dañó la nevera',
      '> ¿Con quién hablo?',
      'con Wilmer Osorio',
    ],
    { name: 'Wilmer Osorio', issue: '*nevera*', type: 'maintenance' },
  ],
  [
    ['> Indíqueme su celular', 'mi celular es 9 8765 4321 pero si no contesto llame al de mi hermano, 9 1111 2222'],
    { phone: '9 8765 4321' },
  ],
  [['> ¿Su número?', 'el fijo es 91 555 01 22 extensión 14'], { phone: '91 555 01 22 extensión 14' }],
  [
    ['vivo en un segundo sin ascensor y la persiana no baja'],
    { address: null, name: null, issue: '*persiana*', type: 'maintenance' },
  ],
  [['Gracias, Roberto. La bombilla del portal está fundida.'], { name: null, issue: '*bombilla*', type: 'electrical' }],
  [
    [
      'hay cucarachas por todas partes en la cocina, es un asco',
      '> ¿Me regala su nombre completo?',
      'Jhon Jairo Cárdenas',
    ],
    { name: 'Jhon Jairo Cárdenas', issue: '*cucarachas*', type: 'maintenance' },
  ],
  [
    ['El enchufe del salón echa chispas, vengan ya por favor!!! C/ Mayor 3 bajo, Alcalá de Henares'],
    { priority: 'urgent', type: 'electrical', address: 'C/ Mayor 3 bajo, Alcalá de Henares' },
  ],
  [['> ¿Apellidos?', 'García Lozano', '> ¿Nombre?', 'Fede'], { name: 'Fede García Lozano' }],
  [['> ¿Puede confirmarme la dirección del servicio?', 'sí, es la misma de siempre'], { address: null }],

  [
    [
      'Buen día, habla Ximena Undurraga. Gotea la llave del lavaplatos. Mi fono es +56 9 6123 4567, estoy en Los Leones 1200 depto 803, Providencia.',
    ],
    {
      name: 'Ximena Undurraga',
      phone: '+56 9 6123 4567',
      address: 'Los Leones 1200 depto 803, Providencia',
      type: 'plumbing',
    },
  ],
  [
    ['el vecino Paco me dijo que llamara, la puerta del garaje no cierra'],
    { name: null, issue: '*puerta del garaje*' },
  ],
  [['pague 250.000 el 15/08/2024 por la visita y nadie vino'], { phone: null, address: null }],
  [
    ['> ¿Qué ocurre?', 'nos hemos quedado sin calefacción con dos críos pequeños', '> ¿Nombre?', 'La señora Ibáñez'],
    { issue: '*sin calefacción*', name: 'Ibáñez' },
  ],
  [
    ['No es urgente, cuando puedan. El timbre no suena. Firmado: Remedios Pastor'],
    { priority: 'low', name: 'Remedios Pastor', issue: '*timbre no suena*', type: 'electrical' },
  ],
  [['> ¿A nombre de quién está?', 'a nombre de mi marido, Tomás Vela, pero yo soy Inés Cano'], { name: 'Inés Cano' }],
  [['> ¿Cuál es su número de contacto?', '6 2 2 3 3 4 4 5 5'], { phone: '6 2 2 3 3 4 4 5 5' }],
  [
    ['me llamo abigail fuentes y rento el departamento 12 en insurgentes sur 1605, gotea el techo cada que llueve'],
    { name: 'abigail fuentes', role: 'tenant', issue: '*gotea el techo*' },
  ],
  [
    [
      'Hola buenas, le escribo porque la campana extractora de la cocina hace un ruido infernal. Soy Maite Zubizarreta, del 4º izquierda de Alameda de Urquijo 58, Bilbao 48011. Pueden localizarme en el 688 01 23 45 por las tardes.',
    ],
    { name: 'Maite Zubizarreta', phone: '688 01 23 45', issue: '*campana extractora*', type: 'maintenance' },
  ],

  [
    ['> ¿Sería tan amable de indicarme su nombre?', 'Sí, cómo no, Licenciado Octavio Barragán'],
    { name: 'Octavio Barragán' },
  ],
  [['> ¿A qué nombre registramos el reporte?', 'a nombre de Lupita Cervantes por favor'], { name: 'Lupita Cervantes' }],
  [
    ['> ¿Cuál es su primer apellido?', 'de la cruz', '> ¿Y su nombre de pila?', 'estela'],
    { name: 'estela de la cruz' },
  ],
  [
    ['> ¿Número de celular?', 'tres doce, cuatro cuatro cuatro, cincuenta y cinco sesenta y seis'],
    { phone: '3124445566' },
  ],
  [['> ¿Su número?', 'el que tenían antes, 600 111 000, ya no sirve, anoten 600 222 000'], { phone: '600 222 000' }],
  [['> ¿Otro teléfono por si acaso?', 'el de mi marido, 677 888 999'], { phone: null }],
  [
    ['Le paso el contacto del fontanero: Paco, 655 000 111. El mío es 655 999 888.'],
    { phone: '655 999 888', name: null },
  ],
  [
    ['> Teléfono y nombre, por favor', '985 22 33 44, Covadonga Sierra'],
    { name: 'Covadonga Sierra', phone: '985 22 33 44' },
  ],
  [
    ['> ¿Dónde vive?', 'en Plaza Mayor 6, portal B, 3º derecha, Salamanca'],
    { address: 'Plaza Mayor 6, portal B, 3º derecha, Salamanca' },
  ],
  [
    ['> Dirección exacta, por favor', 'Manzana 14 Lote 8, Urbanización Los Jazmines, Callao'],
    { address: 'Manzana 14 Lote 8, Urbanización Los Jazmines, Callao' },
  ],
  [['> ¿Dónde es la avería?', 'Calle 72 # 10-34 apto 501, Bogotá'], { address: 'Calle 72 # 10-34 apto 501, Bogotá' }],

  [
    [
      'Remitente: Casilda Montes\nContacto: 91 555 33 22\nUbicación: Calle Toledo 90, Madrid\nIncidencia: cristal del portal roto',
    ],
    {
      phone: '91 555 33 22',
      address: 'Calle Toledo 90, Madrid',
      issue: 'cristal del portal roto',
      type: 'maintenance',
    },
  ],
  [
    ['Vivo de alquiler y el propietario no quiere arreglar la lavadora'],
    { role: 'tenant', issue: '*lavadora*', name: null },
  ],
  [['La casa es mía y necesito revisar el tejado, sin agobios'], { role: 'owner', priority: 'low' }],
  [
    ['Llamo de parte de la administración de fincas, gestionamos el edificio de Calle Colón 12, Valencia'],
    { role: 'manager', address: 'Calle Colón 12, Valencia' },
  ],
  [['> ¿Para cuándo lo necesita?', 'para ayer, se está cayendo el techo'], { priority: 'urgent' }],
  [['> ¿Qué prioridad le ponemos?', 'ponle media'], { priority: 'medium' }],
  [['> ¿Nivel de urgencia?', 'ni fu ni fa, normal'], { priority: 'medium' }],
  [
    ['Buenas, que me he quedado tirada en el rellano porque se me ha roto la llave dentro'],
    { issue: '*roto la llave*', type: 'maintenance' },
  ],
  [['> ¿Me dice su nombre?', '¿para qué lo quiere?'], { name: null }],
  [['> ¿Me da su correo?', 'ana.torres@ejemplo.com', '> ¿Y su nombre?', 'Ana Torres'], { name: 'Ana Torres' }],
  [
    ['Muchas gracias señorita Elena, quedo pendiente. Lo que pasa es que el foco del patio parpadea.'],
    { name: null, issue: '*foco del patio parpadea*', type: 'electrical' },
  ],
  [
    ['Contrato 2211009988, póliza 55-443322. No hay presión de agua.'],
    { phone: null, issue: '*presión de agua*', type: 'plumbing' },
  ],
  [
    ['desde el 12/10 a las 18:30 no hay señal de internet en todo el edificio'],
    { phone: null, address: null, issue: '*internet*' },
  ],
  [
    [
      '> ¿En qué le podemos servir?',
      'Fíjese que el bóiler no prende',
      '> ¿Con quién tengo el gusto?',
      'Habla Chayo Bermúdez',
    ],
    { name: 'Chayo Bermúdez', issue: '*bóiler no prende*' },
  ],
  [
    [
      'soy nuevo en el edificio y no funciona mi llavero del portón',
      '> Tu nombre?',
      'nahuel',
      '> Depto?',
      '4b',
      '> Dirección?',
      'mitre 455',
    ],
    { name: 'nahuel', issue: '*llavero*' },
  ],
  [
    [
      'Doña Rosa del 2B me dijo que escribiera. La bomba del agua no arranca. Saludos, Efraín Pacheco. Cel 0414-5550123',
    ],
    { name: 'Efraín Pacheco', phone: '0414-5550123', issue: '*bomba del agua*' },
  ],
  [['> ¿Es usted la dueña?', 'no, yo solo la administro'], { role: 'manager' }],
  [
    ['Tengo goteras encima de la cama. Si no contesto en el 633 444 555 prueben en el 911 222 333.'],
    { phone: '633 444 555', issue: '*goteras*' },
  ],
  [['> ¿Nombre?', 'Mª José Pérez-Llorca'], { name: 'Mª José Pérez-Llorca' }],
  [['> ¿Cómo te llamas?', 'puedes decirme Toño'], { name: 'Toño' }],
  [
    ['mi nombre es luz marina ospina y vivo en la cra 50 # 30 15 medellin, se fue la luz'],
    { name: 'luz marina ospina', issue: '*se fue la luz*', type: 'electrical' },
  ],
  [
    [
      'Estimados, les comunico que la puerta automática del garaje se queda abierta desde el sábado. Quedo localizable en el 699 12 34 56. Fdo. Gonzalo Ibarrola, C/ Ercilla 24, 3º B, 48009 Bilbao',
    ],
    {
      name: 'Gonzalo Ibarrola',
      phone: '699 12 34 56',
      address: 'C/ Ercilla 24, 3º B, 48009 Bilbao',
      issue: '*puerta automática*',
      type: 'maintenance',
    },
  ],
  [
    [
      '> Buenas, ¿qué le trae por aquí?',
      'pues que el váter no traga',
      '> Vaya. ¿Usted es el señor…?',
      'Mondragón',
      '> ¿Su nombre de pila?',
      'Blas',
      '> ¿Un teléfono?',
      'seis siete siete cero uno cero dos cero tres',
    ],
    { name: 'Blas Mondragón', phone: '677010203', type: 'plumbing' },
  ],
  [
    ['> Nombre, dirección y teléfono, por favor', 'Zulema Quispe\nAv. Arequipa 3210 dpto 402, San Isidro\n987 654 321'],
    { name: 'Zulema Quispe', phone: '987 654 321', address: 'Av. Arequipa 3210 dpto 402, San Isidro' },
  ],
  [['> ¿Sigue siendo el 611 11 11 11?', 'no, ahora es el 622 22 22 22'], { phone: '622 22 22 22' }],
  [['> ¿Le llamamos a este mismo número?', 'sí, perfecto'], { phone: null }],
  [['Mi DNI es 45678912K y mi número de socio 300456789'], { phone: null }],

  [['> ¿Usted qué es en la finca?', 'el arrendador'], { role: 'landlord' }],
  [
    ['Administro la comunidad y la puerta peatonal no cierra'],
    { role: 'manager', issue: '*puerta peatonal*', type: 'maintenance' },
  ],
  [['> ¿Corre prisa?', 'no especialmente'], { priority: 'low' }],
  [['> ¿Qué plazo le vendría bien?', 'esta semana estaría bien'], { priority: 'medium' }],
  [['está cayendo agua por la lámpara del salón, me da miedo!!'], { priority: 'urgent' }],
  [['el agua caliente va y viene, es un incordio'], { issue: '*agua caliente*', type: 'plumbing' }],
  [['Buenas noches Natalia, el termostato marca error 5'], { name: null, issue: '*termostato*' }],
  [
    ['Ayer hablé con Marcos, iba a venir y nada. Seguimos sin calefacción. Un saludo, Águeda Tomé'],
    { name: 'Águeda Tomé', issue: '*sin calefacción*' },
  ],
  [['> ¿Nombre del titular del contrato?', 'Yolanda Mercader'], { name: 'Yolanda Mercader' }],
  [['> Su número', 'no lo tengo a mano, luego lo mando'], { phone: null }],
  [
    ['El wáter pierde. Herminio, 0034 612 12 12 12'],
    { name: 'Herminio', phone: '0034 612 12 12 12', type: 'plumbing' },
  ],
  [['La vitro parpadea y no calienta'], { issue: '*vitro*', type: 'maintenance' }],
  [['> ¿Cómo se llama?', 'un momentito que busco las gafas'], { name: null }],
  [
    ['El dueño es don Hilario, yo solo soy el inquilino del segundo, Bastián Roca'],
    { name: 'Bastián Roca', role: 'tenant' },
  ],
  [
    ['Soy la portera de Goya 7, se ha fundido la luz de la escalera. Encarna, 600 700 800'],
    { name: 'Encarna', phone: '600 700 800', type: 'electrical' },
  ],
  [
    ['> ¿Su móvil?', '611 22 33 44', '> Perfecto, ¿quedamos el jueves?', 'sí. Ah, el 611 22 33 54, me equivoqué antes'],
    { phone: '611 22 33 54' },
  ],
  [['> ¿Móvil?', '611 22 33 44', '> ¿El 611 22 33 44, verdad?', 'No! 611 22 33 54'], { phone: '611 22 33 54' }],
  [
    ['> Nombre, teléfono y dirección', 'nerea uriarte 611 22 33 44 calle ancha 7 cadiz'],
    { name: 'nerea uriarte', phone: '611 22 33 44', address: 'calle ancha 7 cadiz' },
  ],
  [
    ['> ¿Nombre y domicilio?', 'nerea uriarte / calle ancha 7, cadiz'],
    { name: 'nerea uriarte', address: 'calle ancha 7, cadiz' },
  ],
  [
    ['> ¿Nombre y domicilio?', 'nerea uriarte calle ancha 7, cadiz'],
    { name: 'nerea uriarte', address: 'calle ancha 7, cadiz' },
  ],
  [['> ¿Y usted es…?', 'Su cuñada, Lorea Ibáñez'], { name: 'Lorea Ibáñez' }],
  [
    ['> ¿Me pasás tus datos?', 'Ulises Sabatini, 351 634-0925, Obispo Trejo 356'],
    { name: 'Ulises Sabatini', phone: '351 634-0925' },
  ],

  [['> ¿Nombre?', 'no, no hace falta'], { name: null, priority: null }],
  [['El conserje no está y el portal no cierra'], { priority: null }],
  [['> ¿Nombre?', 'mi nombre me lo guardo, que luego hay lío con la comunidad'], { name: null }],
  [['Apellidos: Roldán Vega\nNombres: Ana Lucía'], { name: 'Ana Lucía Roldán Vega' }],
  [['> ¿Celu?', 'tomá el 11 4781 3392. Pará, ese ya no, poné 11 4789 6051'], { phone: '11 4789 6051' }],
  [['Mejor mi móvil en vez del de la tienda, es el 644 55 66 77'], { phone: '644 55 66 77' }],
  [['El de la oficina es 915 55 66 77, ahí no llamen; marquen al 644 55 66 77'], { phone: '644 55 66 77' }],
  [['mi padre se cayó. Se llama Blas Otero, 644 55 66 77'], { phone: null }],
  [
    ['> ¿Cuál es el número?', '644 556 677', '> Le falta una cifra, ¿lo repite?', '644 55 66 78'],
    { phone: '644 55 66 78' },
  ],
  [['> ¿Dirección?', 'Bv. Gálvez 1140, 6º B, Santa Fe'], { address: 'Bv. Gálvez 1140, 6º B, Santa Fe' }],
  [
    ['> ¿Dirección?', 'Calle 10 Sur # 50FF-28, apto 801, Medellín'],
    { address: 'Calle 10 Sur # 50FF-28, apto 801, Medellín' },
  ],
  [['> ¿Dirección?', 'Av. El Bosque 817, of. 2, Cusco'], { address: 'Av. El Bosque 817, of. 2, Cusco' }],
  [
    ['> ¿Qué interior es?', 'Av. Reforma 93, int. 5, Col. Centro, 06000 CDMX'],
    { address: 'Av. Reforma 93, int. 5, Col. Centro, 06000 CDMX' },
  ],
  [
    ['> ¿Nombre y dirección?', 'Iván Loyola, Las Rosas 2214, 2º 11, CABA'],
    { name: 'Iván Loyola', address: 'Las Rosas 2214, 2º 11, CABA' },
  ],
  [
    ['> ¿Nombre y dirección?', 'Rita Loyola, arriendo en Los Robles 1290, depto 62'],
    { name: 'Rita Loyola', address: 'Los Robles 1290, depto 62', role: 'tenant' },
  ],
  [['Soy Rita Loyola, propietaria del ático de la calle Mar 2'], { role: 'owner' }],
  [['El dueño de mi casa, don Abel, es de fuera'], { role: 'tenant' }],
  [['La propietaria (Ana Ruiz, 644 55 66 77) me pidió que avisara'], { role: 'tenant', phone: null }],
  [['> ¿Tiene el teléfono del dueño?', 'sí, luego lo busco'], { role: null }],
  [['Me han facturado dos veces el recibo de la luz'], { type: 'other' }],
  [['La caldera de la calefacción pita'], { type: 'maintenance' }],
  [['Entra agua por la ventana cuando llueve'], { type: 'maintenance' }],
  [['El enchufe de la cocina echa chispas'], { priority: 'urgent', type: 'electrical' }],
  [
    [
      '> ¿Móvil? Me sale el 644 55 66 77',
      'Ese era de mi exmarido, ya no sirve',
      '> Vale, ¿qué pasó?',
      'la nevera pita',
    ],
    { issue: 'la nevera pita' },
  ],
  [['Mi fontanero vino el martes (mi móvil 611 22 33 44) y el grifo gotea y la ducha se atasca'], { issue: '*gotea*' }],
  [['> ¿Titular?', 'Sra. Benita Olmo'], { name: 'Benita Olmo' }],
  [['> ¿Me dice quién es?', 'con Fabiola'], { name: 'Fabiola' }],
  [['> ¿A nombre de quién?', 'Del señor Anselmo Prada, a sus órdenes'], { name: 'Anselmo Prada' }],
  [
    ['Nombre cliente: Rosa Umaña\nDirección despacho: Calle Sur 9\nReclamo: llegó roto'],
    { name: 'Rosa Umaña', address: 'Calle Sur 9' },
  ],

  [['Atte., Hernán Duarte, celular 611 22 33 44'], { name: 'Hernán Duarte' }],
  [['Hola, soy la Rosario Vidal, se rompió la chapa'], { name: 'Rosario Vidal' }],
  [['Al que hay que llamar es a mí, Kevin Prado, 611 22 33 44'], { name: 'Kevin Prado' }],
  [['> ¿Celular?', '611 22 33 44... no, miento, 611 22 33 55'], { phone: '611 22 33 55' }],
  [
    ['> ¿Celular?', '611 22 33 44', '> ¿Algo más?', 'Sí, ese está mal! El que tengo conmigo es 611 22 33 55'],
    { phone: '611 22 33 55' },
  ],

  [['Buenas, Rita Olmo, inquilina del Edificio Lerma, calle Mar 5'], { role: 'tenant' }],
  [['La dueña del piso donde vivo es doña Ana'], { role: 'tenant' }],
  [['El arrendador es el sr. Farfán, a mí me alquila el segundo'], { role: 'tenant' }],
  [['Mi boleta de la luz vino doble'], { type: 'other' }],
  [['Pedí una nevera y llegó abollada'], { type: 'other' }],
  [['Se quemó la llave térmica'], { type: 'electrical' }],
  [['> ¿Quién es usted, por favor?', 'Su cuñado: Antón Rial'], { name: 'Antón Rial' }],
  [['> ¿De parte de?', 'Consuelo Vera viuda de Mora'], { name: 'Consuelo Vera viuda de Mora' }],

  [['> ¿Su nombre?', 'Sáltelo.'], { name: null }],
  [['El dueño del local, un tal Farid (cel 644 55 66 77), mete ruido'], { phone: null }],
  [['El del ingeniero es 644 55 66 77 y el mío 644 55 66 88'], { phone: '644 55 66 88' }],
  [['> ¿La casa es suya?', 'rentada'], { role: 'tenant' }],
  [['Titular: Rita Olmo\nno tengo cobertura'], { role: null }],
  [['No, Delia es mi locadora. Yo soy el locatario, Iván Prado'], { name: 'Iván Prado', role: 'tenant' }],
  [
    ['> ¿Dirección?', 'Carril de los Olmos sin número, 30139 Murcia'],
    { address: 'Carril de los Olmos sin número, 30139 Murcia' },
  ],
  [['> ¿Dirección?', 'Avenida Poniente 1015-A, Hermosillo'], { address: 'Avenida Poniente 1015-A, Hermosillo' }],
  [['propiedad: Simón Prado 4470, casa D, Ñuñoa'], { address: 'Simón Prado 4470, casa D, Ñuñoa' }],
  [['El pestillo del baño está malo'], { type: 'maintenance' }],
  [['> ¿Dirección del depto?', 'Belgrano 840, 3º A, S2000 Rosario'], { address: 'Belgrano 840, 3º A, S2000 Rosario' }],
  [
    ['> Dirección y teléfono', 'paseo del rio 31 28005 madrid'],
    { address: 'paseo del rio 31 28005 madrid', phone: null },
  ],
  [['> Dirección y teléfono', 'calle olmo 7 612 334 455'], { address: 'calle olmo 7', phone: '612 334 455' }],
  [
    ['> Me figura el 911 22 33 44, ¿correcto?', 'No, lo dimos de baja. Uso el 611 22 33 44'],
    { name: null, phone: '611 22 33 44' },
  ],
  [['> ¿A nombre de quién va el pedido?', 'Es de Lidia Canto Ros'], { name: 'Lidia Canto Ros' }],
  [['> ¿Teléfono?', '611223344... a ver, que es nuevo... 611223355, ese es el mío'], { phone: '611223355' }],
  [['> ¿Teléfono?', 'El mío es el 611 22 33 44, que mi suegra no contesta nunca'], { phone: '611 22 33 44' }],
  [['¿Mi póliza cubre la rotura de un cristal?'], { type: 'other' }],
  [['Llevan dos días sin pasar con el camión de la basura'], { type: 'other' }],
  [['La nuestra no enfría desde el lunes'], { type: 'maintenance' }],
  [
    ['Han tirado muebles y restos de obra en la puerta de la calle Olmo 7, 28005 Madrid'],
    { issue: '*calle Olmo 7, 28005 Madrid' },
  ],
  [['> ¿Qué le ocurre?', 'Ya llamaré otro día, que se me ha hecho tarde'], { issue: null }],
  [['> ¿De quién es el contrato?', 'Nombre?', '> ¿A nombre de quién?', 'Al mío: Berta Casal'], { name: 'Berta Casal' }],
  [['> ¿Su nombre?', 'Rita, Rita Olmo Mira'], { name: 'Rita Olmo Mira' }],
  [['Acá Rita Olmo, del 5º. Se rompió el ascensor'], { name: 'Rita Olmo' }],
  [['Llamo yo, Rita Olmo, porque mi madre no oye bien'], { name: 'Rita Olmo' }],
  [['> ¿Su nombre?', 'Rita', '> ¿Rita qué?', 'Olmo Vera'], { name: 'Rita Olmo Vera' }],
  [['> ¿Su móvil?', '611 22 33 44, no no, termina en 45: 611 22 33 45'], { phone: '611 22 33 45' }],
  [['Antes tenía el 611 22 33 44, ahora el 611 22 33 55'], { phone: '611 22 33 55' }],
  [['> ¿Móvil?', '611 22 33 44, o si no el fijo 911 22 33 44'], { phone: '611 22 33 44' }],
  [['> ¿Su número?', '611 22 33 44. El de casa nunca lo contestamos (911 22 33 44)'], { phone: '611 22 33 44' }],
  [['> ¿Es este su número, 611 22 33 44?', 'ya no lo uso, cámbialo por 611 22 33 55'], { phone: '611 22 33 55' }],
  [['> ¿Dirección?', 'Es la calle Olmo, número 7, Toledo'], { address: 'calle Olmo, número 7, Toledo' }],
  [
    ['> ¿Dirección?', 'Calle Olmo 7, 04001 Almería y tengan cuidado con el perro'],
    { address: 'Calle Olmo 7, 04001 Almería' },
  ],
  [['El piso es alquilado'], { role: 'tenant' }],
  [['Tengo un piso en propiedad en esa finca'], { role: 'owner' }],
  [['Gestiono varios edificios, entre ellos este'], { role: 'manager' }],
  [['> ¿Es usted el inquilino? ¿Me dice su nombre?', 'Sí, Rita Olmo'], { name: 'Rita Olmo', role: 'tenant' }],
  [['Nombre_completo: Rita Olmo\nEn calidad de: inquilina'], { name: 'Rita Olmo', role: 'tenant' }],
  [
    ['Nombre del reclamante => Rita Olmo\n¿Es inquilino o propietario?: propietaria'],
    { name: 'Rita Olmo', role: 'owner' },
  ],
  [['El contacto de la cocina está quemado'], { type: 'electrical' }],
  [['Necesito saber cuándo llega mi pedido'], { issue: '*saber cuándo llega mi pedido', type: 'other' }],
  [['> ¿Usted es el propietario?', 'Así es, Rita Olmo Vera'], { name: 'Rita Olmo Vera', role: 'owner' }],
  [['> ¿Su teléfono?', '911 22 33 44, es el de la casa'], { phone: '911 22 33 44' }],
  [['> ¿Fono?', '+56 9', '7744 1122'], { phone: '56977441122' }],
  [
    ['Hay ruido en la obra de la calle Olmo 19, 02001 Albacete, empiezan a las seis'],
    { address: 'calle Olmo 19, 02001 Albacete' },
  ],
  [['Entra agua por el marco de la ventana'], { type: 'maintenance' }],
  [['*Nombre y apellidos*: Rita Olmo\n*¿Propietario o inquilino?*: propietaria'], { name: 'Rita Olmo', role: 'owner' }],
  [['necesito un fontanero', '> ¿Qué le pasa?', 'se sale la cisterna'], { issue: 'se sale la cisterna' }],
  [['jose rubio 611223344 no funciona la luz del baño'], { name: 'jose rubio', phone: '611223344' }],
  [['mi numero es 611223344 y ya no enciende la caldera'], { phone: '611223344' }],
  [['Mi teléfono es 611223344, el problema es de la tubería del vecino'], { phone: '611223344' }],
  [['611223344 ya no funciona, use 611223355'], { phone: '611223355' }],
  [['Hola soy yo otra vez, Rita Olmo'], { name: 'Rita Olmo' }],
  [['Le habla el licenciado Óscar Olmo Vera'], { name: 'Óscar Olmo Vera' }],
  [['> ¿Su nombre?', 'Es Xóchitl, con equis', '> ¿Y apellidos?', 'Olmo Rangel'], { name: 'Xóchitl Olmo Rangel' }],
  [['> ¿Nombre y apellidos?', 'Me llaman Pepe pero en el DNI pone José Olmo Vera'], { name: 'José Olmo Vera' }],
  [
    ['> ¿Nombre, dirección y teléfono?', 'Rita Olmo, de Calle Sol 5, Jaén, y el teléfono es 911 22 33 44'],
    { name: 'Rita Olmo', address: 'Calle Sol 5, Jaén', phone: '911 22 33 44' },
  ],
  [['> ¿Su teléfono?', '611 22 33 44', '> ¿Otro de contacto?', '911 22 33 44'], { phone: '611 22 33 44' }],
  [['Buenas, habla Ignacia Tapia, de Las Camelias 318, Talca. No hay agua.'], { address: 'Las Camelias 318, Talca' }],
  [
    ['Encargué un espejo y vino con una esquina partida. Si hace falta, les mando fotos.'],
    { issue: 'Encargué un espejo y vino con una esquina partida.' },
  ],
  [['Los del fondo queman hojas y entra humo por las ventanas'], { type: 'other' }],
];

testReadings(rows, es);
