import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The guide's texts about products, categories, colours and parameters. */
export const catalogGuideMessages = defineMessages({
  'guide.products.for': {
    es: 'Es la lista de todo lo que se vende, con foto, precio, código y colores. Lo que está acá es lo que ven los visitantes en la tienda.',
    en: 'The list of everything that is sold, with picture, price, code and colors. What is here is what visitors see in the shop.',
    pt: 'É a lista de tudo o que se vende, com foto, preço, código e cores. O que está aqui é o que os visitantes veem na loja.',
  },
  'guide.products.tip_1': {
    es: 'Buscá con «Filter» o con la tecla /: por nombre, código, categoría o capacidad.',
    en: 'Search with “Filter” or the / key: by name, code, category or capacity.',
    pt: 'Busque com “Filtrar” ou com a tecla /: por nome, código, categoria ou capacidade.',
  },
  'guide.products.tip_2': {
    es: 'El nombre o el lápiz abren el producto; el tacho lo elimina, después de preguntar.',
    en: 'The name or the pencil opens the product; the bin deletes it, after asking.',
    pt: 'O nome ou o lápis abrem o produto; a lixeira o exclui, depois de perguntar.',
  },
  'guide.products.tip_3': {
    es: 'Tocá el título de una columna para ordenar por ella, y otra vez para darla vuelta.',
    en: 'Click the heading of a column to sort by it, and again to reverse it.',
    pt: 'Toque no título de uma coluna para ordenar por ela, e de novo para inverter.',
  },
  'guide.products.tip_4': {
    es: '«Guardar vista…», en «Vistas», guarda filtros, orden y columnas, para vos o para la empresa.',
    en: '“Save view…”, in “Views”, keeps filters, order and columns, for you or for the company.',
    pt: '“Salvar visão…”, em “Visões”, guarda filtros, ordem e colunas, para você ou para a empresa.',
  },
  'guide.product_form.title': {
    es: 'Cargar o cambiar un producto',
    en: 'Adding or changing a product',
    pt: 'Cadastrar ou alterar um produto',
  },
  'guide.product_form.for': {
    es: 'Acá se cargan los datos, las fotos, el precio en dólares y los colores. Al costado ves cómo queda en la tienda.',
    en: 'Here you enter the details, the pictures, the price in dollars and the colors. Beside the form you see how it looks in the shop.',
    pt: 'Aqui se cadastram os dados, as fotos, o preço em dólares e as cores. Ao lado você vê como fica na loja.',
  },
  'guide.product_form.tip_1': {
    es: 'Soltá las fotos en el recuadro; la primera es la portada. Debajo de cada una elegí su color: la tienda muestra la del color elegido.',
    en: 'Drop the pictures into the box; the first is the cover. Below each, choose the color that it shows.',
    pt: 'Solte as fotos no quadro; a primeira é a capa. Abaixo de cada uma escolha a cor: a loja mostra a da cor escolhida.',
  },
  'guide.product_form.tip_2': {
    es: 'Los importes en pesos salen solos, con la cotización y los recargos de Parámetros.',
    en: 'The amounts in pesos follow by themselves, from the exchange rate and the surcharges in Parameters.',
    pt: 'Os valores em pesos saem sozinhos, com a cotação e os acréscimos de Parâmetros.',
  },
  'guide.product_form.tip_3': {
    es: 'Para el mismo equipo con otra capacidad usá «Duplicar».',
    en: 'For the same device with another capacity use “Duplicate”.',
    pt: 'Para o mesmo aparelho com outra capacidade use “Duplicar”.',
  },
  'guide.product_form.tip_4': {
    es: 'Si otra persona guardó mientras editabas, elegís con qué quedarte en cada dato: no se pierde nada.',
    en: 'If someone else saved while you were editing, you choose what to keep for each field: nothing is lost.',
    pt: 'Se outra pessoa salvou enquanto você editava, você escolhe com o que ficar em cada dado: nada se perde.',
  },
  'guide.categories.for': {
    es: 'Agrupan los productos: iPhone, Mac, fundas, servicio técnico. En la tienda los visitantes eligen por categoría.',
    en: 'They group the products: iPhone, Mac, cases, repairs. In the shop, visitors choose by category.',
    pt: 'Agrupam os produtos: iPhone, Mac, capas, assistência técnica. Na loja, os visitantes escolhem por categoria.',
  },
  'guide.categories.tip_1': {
    es: 'Ponele a cada una la imagen de un equipo típico: aparece en su tarjeta de la tienda.',
    en: 'Give each one the picture of a typical device: it appears on its card in the shop.',
    pt: 'Ponha em cada uma a imagem de um aparelho típico: ela aparece no cartão da loja.',
  },
  'guide.categories.tip_2': {
    es: 'El nombre no se repite: si ya existe, el formulario lo dice.',
    en: 'A name is used once: if it exists already, the form says so.',
    pt: 'O nome não se repete: se já existe, o formulário avisa.',
  },
  'guide.categories.tip_3': {
    es: 'Una categoría con productos no se elimina; el aviso nombra cuáles la usan.',
    en: 'A category with products is not deleted; the message names those that use it.',
    pt: 'Uma categoria com produtos não é excluída; o aviso diz quais a usam.',
  },
  'guide.colors.for': {
    es: 'Es la lista de colores que puede tener un producto. Cada uno lleva un nombre y un código, que pinta su círculo en la tienda.',
    en: 'The list of colors that a product can have. Each has a name and a code, which paints its circle in the shop.',
    pt: 'É a lista de cores que um produto pode ter. Cada uma tem um nome e um código, que pinta seu círculo na loja.',
  },
  'guide.colors.tip_1': {
    es: 'Elegí el color de la paleta o escribí su código, como #1A2B3C.',
    en: 'Choose the color from the palette or type its code, such as #1A2B3C.',
    pt: 'Escolha a cor na paleta ou digite o código, como #1A2B3C.',
  },
  'guide.colors.tip_2': {
    es: 'Cargalo una sola vez: sirve para todos los productos que vienen así.',
    en: 'Enter it once: it serves every product that comes in it.',
    pt: 'Cadastre-a uma só vez: serve para todos os produtos que vêm assim.',
  },
  'guide.colors.tip_3': {
    es: 'Un color que algún producto usa no se elimina; el aviso dice cuál.',
    en: 'A color that some product uses is not deleted; the message says which.',
    pt: 'Uma cor usada por algum produto não é excluída; o aviso diz qual.',
  },
  'guide.parameters.for': {
    es: 'Son los datos que valen para toda la tienda: nombre, dirección, lugar en el mapa, contacto, horarios, redes, cotización del dólar y recargos. Hay un solo juego: el menú lo abre directamente.',
    en: 'What holds for the whole shop: name, address, place on the map, contact, hours, social networks, dollar exchange rate and surcharges. There is one set: the menu opens it directly.',
    pt: 'São os dados que valem para toda a loja: nome, endereço, lugar no mapa, contato, horários, redes, cotação do dólar e acréscimos. Há um só conjunto: o menu o abre diretamente.',
  },
  'guide.parameters.tip_1': {
    es: 'Cuando cambia el dólar, cambiá la cotización: todos los precios en pesos siguen, y debajo ves un precio de ejemplo.',
    en: 'When the dollar moves, change the exchange rate: all prices in pesos follow, and a sample price shows below.',
    pt: 'Quando o dólar mudar, altere a cotação: todos os preços em pesos acompanham, e abaixo aparece um preço de exemplo.',
  },
  'guide.parameters.tip_2': {
    es: 'Los pedidos llegan al número de WhatsApp; debajo del campo se lee a cuál van.',
    en: 'Orders arrive at the WhatsApp number; below the field you read which one that is.',
    pt: 'Os pedidos chegam ao número de WhatsApp; abaixo do campo se lê para qual vão.',
  },
  'guide.parameters.tip_3': {
    es: 'En «Búsqueda» anotá palabras que significan lo mismo, como «funda, carcasa».',
    en: 'Under “Search” note words that mean the same, such as “case, cover”.',
    pt: 'Em “Busca” anote palavras que significam o mesmo, como “capa, capinha”.',
  },
})
