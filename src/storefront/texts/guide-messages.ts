import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The guide's texts about the shop window and orders. */
export const storefrontGuideMessages = defineMessages({
  'guide.shop.title': { es: 'La tienda', en: 'The shop', pt: 'A loja' },
  'guide.shop.for': {
    es: 'Es lo que ven los visitantes: categorías, productos con sus precios, búsqueda, quiénes somos y contacto. Cada cambio que guardás se ve enseguida.',
    en: 'What visitors see: categories, products with their prices, search, about us and contact. Every change that you save shows at once.',
    pt: 'É o que os visitantes veem: categorias, produtos com seus preços, busca, quem somos e contato. Cada alteração salva aparece na hora.',
  },
  'guide.shop.tip_1': {
    es: 'Miralá como un visitante con «Ver la tienda», en la barra de arriba.',
    en: 'See it as a visitor does with “View the shop”, in the top bar.',
    pt: 'Veja como um visitante em “Ver a loja”, na barra de cima.',
  },
  'guide.shop.tip_2': {
    es: 'Lo último que cargaste aparece primero; la búsqueda perdona errores al escribir.',
    en: 'What you added last comes first; the search forgives typing mistakes.',
    pt: 'O que você cadastrou por último aparece primeiro; a busca perdoa erros de digitação.',
  },
  'guide.shop.tip_3': {
    es: 'El nombre, la dirección, el mapa, el teléfono, los horarios y las redes salen de Parámetros.',
    en: 'The name, the address, the map, the phone, the hours and the social networks come from Parameters.',
    pt: 'O nome, o endereço, o mapa, o telefone, os horários e as redes vêm de Parâmetros.',
  },
  'guide.orders.title': { es: 'Los pedidos por WhatsApp', en: 'Orders by WhatsApp', pt: 'Os pedidos por WhatsApp' },
  'guide.orders.for': {
    es: 'En la página de un producto, «Lo quiero» abre WhatsApp con el pedido ya escrito: qué equipo, de qué color y cuántos. El visitante solo lo envía.',
    en: 'On the page of a product, “I want it” opens WhatsApp with the order already written: which device, which color and how many. The visitor only sends it.',
    pt: 'Na página de um produto, “Eu quero” abre o WhatsApp com o pedido já escrito: qual aparelho, de que cor e quantos. O visitante só envia.',
  },
  'guide.orders.tip_1': {
    es: 'Llega al número de WhatsApp de Parámetros; la venta se arregla por ahí.',
    en: 'It arrives at the WhatsApp number in Parameters; the sale is agreed there.',
    pt: 'Chega ao número de WhatsApp de Parâmetros; a venda se combina por lá.',
  },
  'guide.orders.tip_2': {
    es: 'Acá no se cobra ni se descuenta stock: si algo se vendió, quitalo de Productos.',
    en: 'Nothing is charged or taken from stock here: once something is sold, remove it from Products.',
    pt: 'Aqui não se cobra nem se baixa estoque: se algo foi vendido, tire de Produtos.',
  },
  'guide.orders.tip_3': {
    es: 'Cada toque se cuenta: el inicio muestra qué se pide más.',
    en: 'Every press is counted: the start page shows what is wanted most.',
    pt: 'Cada toque é contado: a página inicial mostra o que mais se pede.',
  },
})
