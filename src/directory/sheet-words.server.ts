import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

const addressWords: SheetWords = {
  address_street: {
    headings: [
      ...['Domicilio', 'Dirección', 'Calle y número', 'Domicilio legal', 'Street address', 'Street name'],
      ...['Address', 'Endereço', 'Logradouro'],
    ],
    example: 'San Martín',
  },
  address_number: { headings: ['Nro.', 'Altura', 'Nro. de calle', 'House number', 'Street number'], example: '1250' },
  zip_code: { headings: ['C.P.', 'CPA', 'Cod. post.', 'Zip', 'Zip code', 'Postcode', 'CEP'], example: '3100' },
  city: { headings: ['Localidad', 'Loc.', 'Cdad.', 'Town', 'Município', 'Localidade'], example: 'Paraná' },
  province: { headings: ['Pcia.', 'Prov.', 'State', 'Estado', 'UF'], example: 'Entre Ríos' },
  country: { headings: ['Nación', 'Nation'], example: 'Argentina' },
  phone: {
    headings: ['Tel.', 'Celular', 'Móvil', 'WhatsApp', 'Tel. de contacto', 'Phone number', 'Mobile', 'Telefones'],
    example: '343 555-0142',
  },
  image: { headings: ['Logotipo', 'Imagen', 'Foto', 'Image', 'Picture', 'Imagem'], example: 'logo.png' },
}

export const clientSheetWords: SheetWords = {
  ...addressWords,
  name: {
    headings: [
      ...['Razón social', 'Denominación', 'Nombre y apellido', 'Nombre comercial', 'Razão social', 'Denominação'],
      ...['Customer', 'Customer name', 'Business name'],
    ],
    example: 'Distribuidora del Litoral',
  },
}

export const companySheetWords: SheetWords = {
  ...addressWords,
  name: {
    headings: [
      ...['Nombre', 'Denominación', 'Nombre de fantasía', 'Firma', 'Nome', 'Denominação', 'Nome fantasia'],
      ...['Company name', 'Business name', 'Legal name'],
    ],
    example: 'Mostrador S.A.',
  },
  cuit: {
    headings: ['CUIT empresa', 'Nro. CUIT', 'Tax ID', 'Tax number', 'CNPJ', 'Identificación fiscal'],
    example: '30-71234567-1',
  },
}
