import type { Words } from './words.ts';

export const pt: Words = {
  requests:
    'por favor|diga-me|diga-nos|me diga|nos diga|diga|me informe|nos informe|informe*|me passe|nos passe|me passa|passe|me dê|dê-me|me conte|nos conte|conte-nos|conte|descreva|indique*|escreva|envie*|me envie|mande|preciso|precisamos|precisaria*|necessito|falta|faltam|pode me|pode nos|poderia|pode dizer|pode informar|pode indicar|podia|gostaria de saber',
  offers: 'se|caso|sem|quando|assim que|mais tarde|depois|qualquer momento|enquanto|a menos que',
  reasons: 'para que|para podermos|para poder|porque|caso|para ligar*|para entrar*|para lhe|pra',
  things: {
    tracking:
      'código de rastreio|código de rastreamento|rastreio|rastreamento|número de rastreio|código de envio|número de seguimento|seguimento|tracking',
    order: 'número do pedido|número de pedido|pedido*|encomenda n*|número da encomenda|número de encomenda|compra',
    currency: 'moeda*|reais ou dólares|euros ou dólares',
    price: 'preço*|quanto custa|quanto sai|desconto*|valor*|custo|percentagem|porcentagem',
    quantity: 'quantas|quantos|quantidade*|unidades|peças',
    product: 'produto*|artigo*|mercadoria*|item',
    validity: 'válid*|validade|vigência|até quando|a partir de quando|prazo|por quanto tempo',
    buyer: 'qual cliente|que cliente|para quem|nome do cliente|cliente|comprador',
    address:
      'endereço*|morada*|rua|cep|código postal|cidade|bairro|mora|onde mora|número da casa|localidade|local|imóvel|apartamento|onde fica|localização|localizad*',
    name: 'nome*|sobrenome*|apelido*|se chama|chama-se|te chamas|com quem|quem fala|quem é|chamar você|chamo',
    phone:
      'telefone*|celular*|telemóvel*|telemovel*|whatsapp|ligar|ligar para|ligamos|contato|contacto|contatar|contactar|falar com você|encontrar você|ddd|fixo|dígitos|algarismos',
    problem:
      'problema*|avaria*|aconteceu|acontecendo|acontece|passa|se passa|houve|quebrou|quebrado|estragou|defeito*|ajudar|ajudá-lo|ajudá-la|posso ajudar|fazer por você|precisa|motivo|assunto|ocorreu|ocorrendo|se trata|foi',
  },
  number: 'número*|numero*',
  where: 'onde|aonde',
  right: 'está certo|está correto|certo|correto|confere|é isso|está bem',
  more: 'mais alguma coisa|algo mais|alguma outra|mais algo|outra coisa|é só isso|é tudo|pronto',
  parcel: 'pacote*|encomenda*|envio*|pedido*|entrega*|rastreio|objeto',
  often:
    'o|a|os|as|um|uma|e|ou|é|são|está|seu|sua|seus|você|lhe|nos|se|que|qual|de|do|da|dos|das|para|por|com|em|no|na|não|sim|me|meu|há|obrigado|obrigada|número|nome|como|onde|mais|sem|já|ao|foi|pode|ser',
  lacks: ['não tenho', 'sei lá, não faço ideia', 'isso eu não sei dizer'],
  yes: 'sim',
  comma: ', ',
};
