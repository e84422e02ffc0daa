import type { FieldWords, SheetWords } from '#src/resource/registration/sheet-words.ts'

const descriptionWords: FieldWords = {
  headings: ['Detalle', 'Observaciones', 'Obs.', 'Características', 'Details', 'Notes', 'Detalhes', 'Observações'],
}
const pictureHeadings: readonly string[] = [
  'Foto',
  'Imagen',
  'Imágenes',
  'Fotografía',
  'Image',
  'Photo',
  'Imagem',
  'Archivo de foto',
]

/** Headings of price lists and stock lists, by which the importer recognises the columns of products. */
export const productSheetWords: SheetWords = {
  category_id: {
    headings: [
      'Rubro',
      'Cat.',
      'Familia',
      'Línea',
      'Tipo',
      'Type',
      'Family',
      'Product type',
      'Linha',
      'Família',
      'Grupo',
    ],
    example: 'Celulares',
  },
  name: {
    headings: [
      ...['Artículo', 'Título', 'Modelo', 'Equipo', 'Denominación', 'Nombre del artículo', 'Mercadería'],
      ...['Item', 'Item name', 'Article', 'Title', 'Model', 'Artigo', 'Nome do item', 'Mercadoria'],
    ],
    example: 'iPhone 16',
  },
  capacity: {
    headings: ['Cap.', 'Capac.', 'Memoria', 'Almacenamiento', 'GB', 'Storage', 'Memory', 'Armazenamento'],
    example: '128 GB',
  },
  price: {
    headings: [
      ...['Precio de venta', 'P. Venta', 'PVP', 'P. Unit.', 'Precio unitario', 'Importe', 'Precio de lista'],
      ...['Sale price', 'Unit price', 'List price', 'Valor', 'Preço de venda', 'Preço unitário', 'USD'],
    ],
    example: '899.50',
  },
  code: {
    headings: [
      ...['SKU', 'Cód. artículo', 'Cód. art.', 'Cód. interno', 'Código de barras', 'EAN', 'Ref.', 'Referencia'],
      ...['Item code', 'Part number', 'Product code', 'Reference', 'Barcode', 'Referência', 'Cód. do item'],
    ],
    example: 'IP16-128',
  },
  description: { ...descriptionWords, example: 'Pantalla de 6,1 pulgadas, con cargador' },
  image: { headings: pictureHeadings, example: 'iphone-16.jpg' },
  colorIds: {
    headings: ['Color', 'Colores disponibles', 'Colour', 'Colours', 'Available colors', 'Cor'],
    example: 'Negro, Azul',
  },
}

export const categorySheetWords: SheetWords = {
  name: {
    headings: ['Rubro', 'Familia', 'Denominación', 'Título', 'Title', 'Denominação', 'Família'],
    example: 'Celulares',
  },
  description: { ...descriptionWords, example: 'Teléfonos nuevos y usados' },
  image: { headings: pictureHeadings, example: 'celulares.jpg' },
}

export const colorSheetWords: SheetWords = {
  name: { headings: ['Denominación', 'Tono', 'Colour', 'Tom'], example: 'Azul' },
  color_code: {
    headings: ['Hex', 'Hexadecimal', 'RGB', 'Código hex', 'Hex code', 'Código de color'],
    example: '#1E90FF',
  },
}

/** Example values in the template of a sheet of the shop's parameters. */
export const parameterSheetWords: SheetWords = {
  email: { example: 'ventas@example.com' },
  phone: { example: '343 555-0142' },
  whatsapp: { example: '5493435550142' },
  instagram: { example: 'mostrador' },
  facebook: { example: 'mostrador' },
  linkedin: { example: 'mostrador' },
  start_hour: { example: '09:00' },
  end_hour: { example: '18:00' },
  exchange: { example: '1250' },
  surcharge_transfer: { example: '5' },
  surcharge_credit_percentage: { example: '10' },
  image: { example: 'logo.png' },
}
