import { pt } from '../../../shared/extraction/languages/pt.ts';
import { type Reading, testReadings } from '../../support/readings.ts';

const rows: Reading[] = [
  [
    [
      'Boa tarde, aqui quem fala é a Cleusa Figueiredo, da Rua das Acácias, 120, apto 32, Campinas - SP. O chuveiro queimou e estamos sem água quente. Meu zap é (19) 98888-1234.',
    ],
    {
      name: 'Cleusa Figueiredo',
      phone: '(19) 98888-1234',
      address: 'Rua das Acácias, 120, apto 32, Campinas - SP',
      issue: '*chuveiro queimou*',
    },
  ],
  [
    [
      'Bom dia, o esquentador avariou e não temos água quente. Chamo-me Duarte Nogueira, moro na Rua da Alegria, n.º 45, 2.º Esq., 4000-035 Porto. Telemóvel 912 345 678.',
    ],
    {
      name: 'Duarte Nogueira',
      phone: '912 345 678',
      address: 'Rua da Alegria, n.º 45, 2.º Esq., 4000-035 Porto',
      issue: '*esquentador*',
      type: 'plumbing',
    },
  ],
  [
    [
      'oi a torneira da cozinha ta pingando sem parar',
      '> Olá! Com quem eu falo?',
      'wellington',
      '> E o sobrenome?',
      'bastos',
      '> Qual o melhor número pra contato?',
      '21 97777 6655',
      '> E o endereço?',
      'rua voluntarios da patria 301 ap 1204 botafogo rio',
    ],
    {
      name: 'wellington bastos',
      phone: '21 97777 6655',
      address: 'rua voluntarios da patria 301 ap 1204 botafogo rio',
      issue: '*torneira*',
      type: 'plumbing',
    },
  ],
  [
    ['> Diga-me o seu contacto telefónico', 'nove um dois', '> sim', 'três quatro cinco', '> e?', 'seis sete oito'],
    { phone: '912345678' },
  ],
  [
    ['> O seu nome, por favor?', 'Com certeza, Maria do Carmo Espírito Santo'],
    { name: 'Maria do Carmo Espírito Santo' },
  ],
  [['> Seu telefone?', '(31) 3555-0101, opa, errei, é 3555-0110'], { phone: '(31) 3555-0110' }],
  [
    [
      'A senhoria chama-se Odete Pires e o número dela é 933 000 111. Eu sou inquilino, Tiago Valente, 966 000 222. Há bolor no quarto.',
    ],
    { name: 'Tiago Valente', phone: '966 000 222', role: 'tenant', issue: '*bolor*', type: 'maintenance' },
  ],
  [
    [
      '> Qual o endereço do serviço?',
      'a cobrança vai pra Rua A, 10, mas o conserto é na Avenida Paulista, 1500, São Paulo',
    ],
    { address: 'Avenida Paulista, 1500, São Paulo' },
  ],
  [
    [
      '> Rua e número?',
      'Travessa do Carmo 12',
      '> Andar?',
      '3.º direito',
      '> Localidade e código postal?',
      '1200-095 Lisboa',
    ],
    { address: 'Travessa do Carmo 12, 3.º direito, 1200-095 Lisboa' },
  ],
  [
    [
      'Nome: Ivonete\nSobrenome: Cavalcanti\nFone: (81) 99999-0011\nEndereço: Rua do Sol, 88, Boa Vista, Recife\nProblema: disjuntor caindo\nUrgência: alta',
    ],
    {
      name: 'Ivonete Cavalcanti',
      phone: '(81) 99999-0011',
      address: 'Rua do Sol, 88, Boa Vista, Recife',
      issue: 'disjuntor caindo',
      type: 'electrical',
      priority: 'high',
    },
  ],
  [
    ['> Você é proprietário ou inquilino?', 'moro de aluguel', '> É urgente?', 'não, sem pressa'],
    { role: 'tenant', priority: 'low' },
  ],
  [['> Qual a urgência?', 'é pra ontem, tá alagando tudo'], { priority: 'urgent' }],
  [
    ['Sou o síndico do Edifício Aurora, o elevador parou com gente dentro. Osvaldo Peixoto, 11 4555-0188'],
    { name: 'Osvaldo Peixoto', phone: '11 4555-0188', role: 'manager', type: 'maintenance' },
  ],
  [['meu pedido 5544332211 ainda não chegou'], { phone: null, type: 'other', issue: '*pedido*' }],
  [
    ['> Pode me passar um telefone?', 'prefiro não passar', '> E o nome?', 'Jurandir'],
    { phone: null, name: 'Jurandir' },
  ],
  [['> Falo com o senhor Antunes?', 'Não, sou a esposa, Graça Antunes'], { name: 'Graça Antunes' }],
  [
    ['cheiro forte de gás aqui no corredor venham rápido rua augusta 55'],
    { priority: 'urgent', address: 'rua augusta 55' },
  ],
  [['Obrigado, Patrícia. A pia está entupida.'], { name: null, issue: '*pia está entupida*', type: 'plumbing' }],

  [['> Onde fica?', 'perto da padaria, casa azul'], { address: null }],
  [['paguei R$ 350,00 dia 10/04/2024 e ninguém veio'], { phone: null, address: null }],
  [
    ['O vizinho Zeca indicou vocês. A lâmpada do corredor fica piscando.'],
    { name: null, issue: '*lâmpada do corredor*', type: 'electrical' },
  ],
  [['> Quem fala?', 'É o Ademir Fontoura'], { name: 'Ademir Fontoura' }],
  [
    [
      'boa noite meu nome e tamires lopes moro na rua sete de setembro 90 centro joinville a geladeira parou de gelar tel 47991234567',
    ],
    { name: 'tamires lopes', phone: '47991234567', issue: '*geladeira*', type: 'maintenance' },
  ],
  [['> Um telefone fixo?', '21 2555-0134 ramal 22'], { phone: '21 2555-0134 ramal 22' }],
  [
    ['O autoclismo não enche bem, nada de grave. Com os melhores cumprimentos,\nLeonor Bettencourt'],
    { name: 'Leonor Bettencourt', issue: '*autoclismo*', type: 'plumbing' },
  ],
  [
    ['Antes morava na Rua X, 5; agora moro na Rua Padre Chagas, 77, Porto Alegre. O ar-condicionado não gela.'],
    { address: 'Rua Padre Chagas, 77, Porto Alegre', issue: '*ar-condicionado*', type: 'maintenance' },
  ],
  [['> É uma emergência?', 'não, nem tanto'], { priority: 'low' }],
  [
    ['Ligo em nome da minha mãe, Alzira Ramalho. Eu sou o Nuno Ramalho. Ficou sem luz.'],
    { name: 'Nuno Ramalho', type: 'electrical' },
  ],
  [
    [
      'Sou a dona do imóvel e meu inquilino avisou de um vazamento no banheiro, Rua Ceará 410, Goiânia. Neide Arruda 62 98111-2233',
    ],
    { role: 'owner', name: 'Neide Arruda', phone: '62 98111-2233', address: 'Rua Ceará 410, Goiânia' },
  ],
  [
    ['> O que se passa?', 'há baratas na cozinha, um nojo', '> Nome completo?', 'Rui Pedro Salgado'],
    { issue: '*baratas*', name: 'Rui Pedro Salgado', type: 'maintenance' },
  ],
  [['> Telefone?', 'o do meu filho é 911 111 111, o meu é 922 222 222'], { phone: '922 222 222' }],
  [['A fechadura da porta emperrou e fiquei trancado pra fora!'], { issue: '*fechadura*', type: 'maintenance' }],
  [['> Sua graça?', 'Dra. Helena Vasconcelos'], { name: 'Helena Vasconcelos' }],
  [['> Em que rua?', 'Largo do Rato 9', '> Cidade?', 'Lisboa'], { address: 'Largo do Rato 9, Lisboa' }],
  [
    ['a tomada da sala soltou faísca e cheirou a queimado, mandem alguém o quanto antes'],
    { type: 'electrical', issue: '*tomada da sala*' },
  ],

  [['> Qual o CEP?', '01310-100', '> E o número?', '900'], { phone: null }],
  [
    [
      'Boa noite, a máquina de lavar loiça não escoa a água desde ontem. O meu nome é Filomena Quaresma, vivo na Avenida 5 de Outubro, 78, 3.º D, 1050-060 Lisboa. Podem ligar-me para o 963 111 222.',
    ],
    {
      name: 'Filomena Quaresma',
      phone: '963 111 222',
      address: 'Avenida 5 de Outubro, 78, 3.º D, 1050-060 Lisboa',
      issue: '*máquina de lavar loiça*',
    },
  ],
  [
    [
      '> Oi! Me conta o que tá rolando',
      'o ralo do banheiro tá voltando água suja',
      '> Quem tá falando?',
      'kauã',
      '> Sobrenome?',
      'dos santos',
      '> Me passa um zap?',
      '71 98888 0011',
      '> Onde cê mora?',
      'rua chile 22 salvador',
    ],
    { name: 'kauã dos santos', phone: '71 98888 0011', address: 'rua chile 22 salvador', type: 'plumbing' },
  ],
  [['> Poderia se identificar, por favor?', 'Claro, Rosângela Brito da imobiliária Alfa'], { name: 'Rosângela Brito' }],
  [['> Telemóvel?', 'nove três três, quatro quatro quatro, cinco cinco cinco'], { phone: '933444555' }],
  [['Não liguem mais para o 11 91111-0000, agora é 11 92222-0000'], { phone: '11 92222-0000' }],
  [['> Outro telefone?', 'o da minha esposa, 11 93333-0000'], { phone: null }],
  [
    ['> Nome e telefone, por favor', '(48) 99911-2233, Jussara Koerich'],
    { name: 'Jussara Koerich', phone: '(48) 99911-2233' },
  ],
  [
    ['> Onde devemos ir?', 'Condomínio Vila Verde, Rua dos Ipês 45, casa 12, Curitiba'],
    { address: 'Condomínio Vila Verde, Rua dos Ipês 45, casa 12, Curitiba' },
  ],

  [
    [
      'Solicitante: Aldo Mendonça\nContato: (27) 3333-0101\nLocal: Rua Sete, 15, Vitória\nAssunto: vidro quebrado\nPrioridade: baixa',
    ],
    {
      phone: '(27) 3333-0101',
      address: 'Rua Sete, 15, Vitória',
      issue: 'vidro quebrado',
      priority: 'low',
      type: 'maintenance',
    },
  ],
  [
    ['Alugo um apê no terceiro andar e o dono não resolve, o aquecedor tá vazando'],
    { role: 'tenant', issue: '*aquecedor*', name: null },
  ],
  [
    ['O imóvel é meu, o portão da garagem não sobe'],
    { role: 'owner', type: 'maintenance', issue: '*portão da garagem*' },
  ],
  [['> Para quando precisa?', 'sem stress, quando vos der jeito'], { priority: 'low' }],
  [['> Tem pressa?', 'sim, o mais rápido possível'], { priority: 'high' }],
  [['> Qual a prioridade?', 'normal'], { priority: 'medium' }],
  [['a chave partiu-se na fechadura e estou cá fora no patamar'], { issue: '*chave partiu-se*', type: 'maintenance' }],
  [['> Seu nome?', 'pra que você quer saber?'], { name: null }],
  [['> Seu e-mail?', 'm.lima@exemplo.com.br', '> E o nome?', 'Mirela Lima'], { name: 'Mirela Lima' }],
  [['Muito obrigada Vanessa, tenha um bom dia. Ah, e o poste do jardim fica piscando.'], { name: null }],
  [
    ['Contrato 99887766, protocolo 2024112233: sem pressão de água no chuveiro'],
    { phone: null, issue: '*pressão de água*', type: 'plumbing' },
  ],
  [['visita marcada para 14/11 das 8h às 12h e ninguém apareceu'], { phone: null, address: null, name: null }],
  [
    [
      '> Em que posso ser útil?',
      'Acabou a luz na cozinha',
      '> Com quem estou falando?',
      'Está falando com Raimunda Sousa',
    ],
    { name: 'Raimunda Sousa', type: 'electrical' },
  ],
  [
    ['Oi, é o Tião do 302, tá vazando de novo na garagem. 31 98765-0000'],
    { name: 'Tião', phone: '31 98765-0000', type: 'plumbing' },
  ],
  [
    [
      'A dona Lurdes do rés-do-chão disse-me para escrever. O portão não fecha. Cumprimentos, Abílio Seabra, 253 555 012',
    ],
    { name: 'Abílio Seabra', phone: '253 555 012', issue: '*portão não fecha*' },
  ],
  [['> O senhor é o proprietário?', 'não, só inquilino'], { role: 'tenant' }],
  [['Se não atender no 912 000 111 tentem o 213 000 222. Chove no meu quarto.'], { phone: '912 000 111' }],
  [['> Nome?', 'Ana Beatriz de Sá-Nogueira'], { name: 'Ana Beatriz de Sá-Nogueira' }],
  [['> Como posso te chamar?', 'pode ser Bia'], { name: 'Bia' }],
  [
    ['Tem um rato morto debaixo da pia, juro. Rua Piauí 9, Teresina. Edvaldo Moura, 86 99999-1010'],
    { name: 'Edvaldo Moura', phone: '86 99999-1010', address: 'Rua Piauí 9, Teresina', issue: '*rato morto*' },
  ],
  [
    ['> Qual o problema?', 'sem água quente', '> Desde quando?', 'desde ontem', '> Nome?', 'Lia'],
    { name: 'Lia', issue: '*água quente*', type: 'plumbing' },
  ],
  [['> O seu contacto?', 'o meu contacto é o 00351 918 000 777'], { phone: '00351 918 000 777' }],
  [
    [
      'Exmos. Senhores, informo que o portão automático da garagem fica aberto desde sábado. Contacto: 966 123 456. Com os melhores cumprimentos, Gonçalo Sarmento, Rua de Cedofeita 24, 4050-174 Porto',
    ],
    {
      name: 'Gonçalo Sarmento',
      phone: '966 123 456',
      address: 'Rua de Cedofeita 24, 4050-174 Porto',
      issue: '*portão automático*',
      type: 'maintenance',
    },
  ],
  [
    [
      '> Bom dia, diga',
      'a sanita não descarrega',
      '> O senhor é o…?',
      'Montenegro',
      '> Primeiro nome?',
      'Brás',
      '> Telefone?',
      'nove seis sete zero um zero dois zero três',
    ],
    { name: 'Brás Montenegro', phone: '967010203', type: 'plumbing' },
  ],
  [
    [
      '> Nome, endereço e telefone, por favor',
      'Zilda Quaresma\nAv. Afonso Pena 3210, apto 402, Belo Horizonte\n31 98765-4321',
    ],
    { name: 'Zilda Quaresma', phone: '31 98765-4321', address: 'Av. Afonso Pena 3210, apto 402, Belo Horizonte' },
  ],
  [['> Continua sendo o 11 91111-1111?', 'não, agora é 11 92222-2222'], { phone: '11 92222-2222' }],
  [['> Ligamos para este mesmo número?', 'sim, perfeito'], { phone: null }],
  [['Meu CPF é 123.456.789-09 e o número de cliente 300456789'], { phone: null }],

  [['> Em que qualidade nos contacta?', 'como senhorio'], { role: 'landlord' }],
  [['Administro o condomínio, o portãozinho de pedestres não fecha'], { role: 'manager', issue: '*não fecha*' }],
  [['> Tem urgência?', 'não especialmente'], { priority: 'low' }],
  [['> Que prazo seria bom?', 'esta semana estava ótimo'], { priority: 'medium' }],
  [['tá caindo água pelo lustre da sala, tô com medo!!'], { priority: 'urgent' }],
  [['a água quente vai e vem, é um incômodo'], { issue: '*água quente*', type: 'plumbing' }],
  [['Boa noite Natália, o termostato mostra erro 5'], { name: null, issue: '*termostato*' }],
  [
    ['Ontem falei com o Marcos, ele vinha e nada. Continuamos sem aquecimento. Atenciosamente, Águeda Tomé'],
    { name: 'Águeda Tomé', issue: '*sem aquecimento*' },
  ],
  [['> Nome do titular do contrato?', 'Iolanda Mercês'], { name: 'Iolanda Mercês' }],
  [['> O número?', 'não tenho aqui agora, mando depois'], { phone: null }],
  [['A sanita verte. Hermínio, 00351 912 121 212'], { name: 'Hermínio', phone: '00351 912 121 212', type: 'plumbing' }],
  [['O cooktop pisca e não esquenta'], { issue: '*cooktop*', type: 'maintenance' }],
  [['> Como se chama?', 'só um instante que vou pegar os óculos'], { name: null }],
  [
    ['O dono é o seu Hilário, eu sou só o inquilino do segundo, Bastião Rocha'],
    { name: 'Bastião Rocha', role: 'tenant' },
  ],
  [
    ['Sou a porteira da Rua Goiás 7, queimou a luz da escada. Ivone, 31 98700-8000'],
    { name: 'Ivone', phone: '31 98700-8000', type: 'electrical' },
  ],
  [
    ['> Telemóvel?', '912 345 678', '> Mais alguma coisa?', 'sim: 912 345 687, enganei-me no número'],
    { phone: '912 345 687' },
  ],
  [
    ['> Nome, telefone e endereço?', 'janice prates 51 99812 3344 rua bento 12 canoas'],
    { name: 'janice prates', phone: '51 99812 3344', address: 'rua bento 12 canoas' },
  ],
  [['> Solicitante?', 'Dr. Evaristo Pinto'], { name: 'Evaristo Pinto' }],
  [['> E o senhor é?', 'Crispim Veloso, moro no 2.º'], { name: 'Crispim Veloso' }],
  [['> Em nome de?', 'Eng.º Duarte Vilar'], { name: 'Duarte Vilar' }],
  [['> Nome próprio?', 'Anacleto', '> Apelido?', 'Bravo'], { name: 'Anacleto Bravo' }],
  [['Boa noite, daqui Benedita Sampaio e Melo. O estore partiu'], { name: 'Benedita Sampaio e Melo' }],

  [['> Nome?', 'peraí que tocaram a campainha'], { name: null }],
  [['> Seu nome?', 'deixa quieto, não quero meu nome nisso'], { name: null }],
  [['> Nome e CPF?', 'CPF 318.554.907-20, Anselmo Figueira'], { name: 'Anselmo Figueira' }],
  [['> Celular? Consta 48 99104-5580', 'Esse era do meu ex-marido. O meu é 48 98832-7719'], { phone: '48 98832-7719' }],
  [
    ['> Telefone?', '27 99708-1153', '> Algo mais?', 'Ai, o telefone está mal! É 27 99780-1153'],
    { phone: '27 99780-1153' },
  ],
  [
    ['> Telefone?', '27 99708-1153', '> Algo mais?', 'o final não é 1153, é 1135: 27 99708-1135'],
    { phone: '27 99708-1135' },
  ],
  [['O proprietário é o seu Valdir, cel (54) 99122-0381. O aquecedor não liga'], { phone: null, role: 'tenant' }],
  [['> Telefone?', 'O da portaria é (51) 3222-1840. Usem o meu, (51) 99871-2265'], { phone: '(51) 99871-2265' }],
  [
    ['> Onde?', 'Rua Rio Claro, 28, Nossa Senhora das Dores, Manaus'],
    { address: 'Rua Rio Claro, 28, Nossa Senhora das Dores, Manaus' },
  ],
  [['> Onde?', 'Lugar da Fonte, s/n, 4740-010 Esposende'], { address: 'Lugar da Fonte, s/n, 4740-010 Esposende' }],
  [
    ['Requerente: Ana Reis\nLogradouro: Rua Dez, 90\nBairro: Centro\nMunicípio/UF: Teresina/PI\nCEP: 64000-240'],
    { name: 'Ana Reis', address: '*Teresina/PI*' },
  ],
  [['> É inquilino?', 'Sou, sim.'], { role: 'tenant' }],
  [['> Arrendatária?', 'sim, arrendatária'], { role: 'tenant' }],
  [['Oi, aqui é Priscila Moura, dona do apto 4 da Rua Dez, 96'], { role: 'owner' }],
  [['Falo pela minha avó, dona Geralda'], { role: null }],
  [['Falei com a locadora e ela autorizou'], { role: 'tenant' }],
  [['Na qualidade de administrador do condomínio, informo que a porta não fecha'], { role: 'manager' }],
  [['Recebi uma fatura de água errada'], { type: 'other' }],
  [['Comprei um fogão e ele chegou sem uma das bocas'], { type: 'other' }],
  [['A tomada da sala solta faísca'], { priority: 'urgent', type: 'electrical' }],
  [['a lus da varanda n acende nem trocano a lanpada'], { name: null, type: 'electrical' }],
  [['> Responsável?', 'dona Lurdes Prates'], { name: 'Lurdes Prates' }],
  [['> Como posso tratá-la?', 'Trate-me por Amélia Solano'], { name: 'Amélia Solano' }],
  [['Senhores: eu, Ivete Benites, dona do sobrado, peço ajuda com a porta'], { name: 'Ivete Benites', role: 'owner' }],
  [
    ['Sou eu de novo, Potira Reis. Esqueçam o (38) 99105-2247 e fiquem com o (38) 98401-7793'],
    { name: 'Potira Reis', phone: '(38) 98401-7793' },
  ],
  [['> Anotado, dona Rute?', 'sim'], { role: null }],
  [['O Otto é quem me aluga a casa'], { role: 'tenant' }],
  [['O curto foi no lustre'], { type: 'electrical' }],
  [['Consumidor: Ivo Prates\nReclamação: cobraram duas vezes'], { name: 'Ivo Prates' }],
  [
    ['> Nome e telefone?', 'Ivo Lemos, 41 3322-1144', 'opa, digitei errado, é 41 3322-1155'],
    { name: 'Ivo Lemos', phone: '41 3322-1155' },
  ],
  [['Nome próprio: Célia\nApelidos: Brito Seixas'], { name: 'Célia Brito Seixas', role: null }],
  [['> Telemóvel?', 'O meu, 917 222 333, que a minha mãe não atende'], { phone: '917 222 333' }],
  [
    [
      '> Telefone?',
      'um um, nove oito sete seis cinco, quatro três dois um... ih, faltou um. Vou falar tudo: um um, nove oito sete seis cinco, quatro três dois dois',
    ],
    { phone: '11987654322' },
  ],
  [
    [
      'O dono é o Eng. Ivo Lemos, com escritório na Rua Nova 50 e o telefone 213 444 555.',
      '> E para o contactarmos?',
      '917 222 333',
    ],
    { phone: '917 222 333' },
  ],
  [
    ['> Endereço?', 'av do sol 210 apt 7 76801-096 porto velho'],
    { address: 'av do sol 210 apt 7 76801-096 porto velho', phone: null },
  ],
  [
    ['> Nome e endereço?', 'Olga Brandt, B R A N D T. Rua Nova 12, 88010-001 Florianópolis'],
    { name: 'Olga Brandt', address: 'Rua Nova 12, 88010-001 Florianópolis' },
  ],
  [['Nome: Ivo Lemos\nVocê é: proprietário'], { role: 'owner' }],
  [['a discarga do banhero ta vasano'], { type: 'plumbing' }],
  [['Queria saber se o seguro cobre o vidro do box'], { type: 'other' }],
  [
    ['> Telefone?', 'Não tenho, o telemóvel avariou-se.', '> O que pretende?', 'Um orçamento para trocar a porta'],
    { issue: 'Um orçamento para trocar a porta' },
  ],
  [
    ['Bom dia, há um cano partido na Rua Nova 12, 1300-346 Lisboa'],
    { issue: 'há um cano partido na Rua Nova 12, 1300-346 Lisboa' },
  ],
  [['> Seu nome?', 'pode anotar aí: Ivo Lemos'], { name: 'Ivo Lemos' }],
  [['Sou o neto dela, Ivo Lemos Reis'], { name: 'Ivo Lemos Reis' }],

  [['> Seu nome?', 'Célia', '> Célia quê?', 'Brito Seixas'], { name: 'Célia Brito Seixas' }],
  [['Sou a nova administradora do n.º 19: Célia Brito'], { name: 'Célia Brito', role: 'manager' }],
  [['Eu, Célia Brito, dona do sobrado, peço conserto do portão'], { name: 'Célia Brito', role: 'owner' }],
  [['> Telemóvel?', '917 222 333 ou o fixo 213 444 555'], { phone: '917 222 333' }],
  [['> Telefone?', '11 98765-4321. Quer dizer, 11 98765-4312'], { phone: '11 98765-4312' }],
  [['Antes era 11 91234-5678, agora 11 98765-4321'], { phone: '11 98765-4321' }],
  [
    ['> Onde é o serviço?', 'No meu trabalho, Av. Nova 1000, 8º andar, São Paulo'],
    { address: 'Av. Nova 1000, 8º andar, São Paulo' },
  ],
  [
    ['Moro na Rua Nova 77 mas a fuga é no apartamento da minha mãe, Rua Velha 12, Braga'],
    { address: 'Rua Velha 12, Braga' },
  ],
  [['Vivo numa casa alugada'], { role: 'tenant' }],
  [['O apartamento é alugado'], { role: 'tenant' }],
  [['Sou da administração do condomínio'], { role: 'manager' }],
  [['> O imóvel é próprio?', 'É sim'], { role: 'owner' }],
  [['Requerente ▸ Célia Brito\nQualidade ▸ proprietária'], { name: 'Célia Brito', role: 'owner' }],
  [['O quadro dispara quando ligo o forno'], { type: 'electrical' }],
  [['> É urgente?', 'nem tanto'], { priority: 'low' }],
  [['Desculpe, dei o número da loja, o meu é 964 118 222.'], { phone: '964 118 222' }],
  [['> Telefone?', '81', '98822-1122'], { phone: '81988221122' }],
  [['> Nome e telefone?', 'Nem um nem outro, moço.'], { name: null, phone: null }],
  [['*Nome:* Célia Brito\n*Fone:* 34 99811-1122'], { name: 'Célia Brito', phone: '34 99811-1122' }],
  [['queria um eletricista', '> Qual é a situação?', 'o quadro faz um estalo'], { issue: 'o quadro faz um estalo' }],
  [['ivo lemos 917222333 não tenho água'], { phone: '917222333' }],
  [['meu numero é 11 98765-4321 e já não acende o fogão'], { phone: '11 98765-4321' }],
  [['Me liguem no 11 98765-4321, mudou a fechadura'], { phone: '11 98765-4321' }],
  [['O 917222333 já não funciona, use 917222444'], { phone: '917222444' }],
  [['> Seu nome?', 'É Thainá, com th', '> E o sobrenome?', 'Lemos Rangel'], { name: 'Thainá Lemos Rangel' }],
  [['> Seu telefone?', '81 99444-5566', '> Outro de contato?', '81 3222-1133'], { phone: '81 99444-5566' }],
  [
    ['Boa tarde, fala Telma Quaresma, da Travessa da Sé 8, 8000-138 Faro. A sanita não enche.'],
    { address: 'Travessa da Sé 8, 8000-138 Faro' },
  ],

  [['> O senhor vive de aluguel?', 'sim'], { role: 'tenant' }],
  [['> É arrendada a casa?', 'sim'], { role: 'tenant' }],
];

testReadings(rows, pt);
