import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

const addressWords: SheetWords = {
  address_street: {
    also: [
      ...['Domicilio', 'Dirección', 'Calle y número', 'Domicilio legal', 'Street address', 'Street name'],
      ...['Address', 'Endereço', 'Logradouro'],
    ],
    example: 'San Martín',
  },
  address_number: { also: ['Nro.', 'Altura', 'Nro. de calle', 'House number', 'Street number'], example: '1250' },
  zip_code: { also: ['C.P.', 'CPA', 'Cod. post.', 'Zip', 'Zip code', 'Postcode', 'CEP'], example: '3100' },
  city: { also: ['Localidad', 'Loc.', 'Cdad.', 'Town', 'Município', 'Localidade'], example: 'Paraná' },
  province: { also: ['Pcia.', 'Prov.', 'State', 'Estado', 'UF'], example: 'Entre Ríos' },
  country: { also: ['Nación', 'Nation'], example: 'Argentina' },
  phone: {
    also: ['Tel.', 'Celular', 'Móvil', 'WhatsApp', 'Tel. de contacto', 'Phone number', 'Mobile', 'Telefones'],
    example: '343 555-0142',
  },
  image: { also: ['Logotipo', 'Imagen', 'Foto', 'Image', 'Picture', 'Imagem'], example: 'logo.png' },
}

export const clientSheetWords: SheetWords = {
  ...addressWords,
  name: {
    also: [
      ...['Razón social', 'Denominación', 'Nombre y apellido', 'Nombre comercial', 'Razão social', 'Denominação'],
      ...['Customer', 'Customer name', 'Business name'],
    ],
    example: 'Distribuidora del Litoral',
  },
}

export const companySheetWords: SheetWords = {
  ...addressWords,
  name: {
    also: [
      ...['Nombre', 'Denominación', 'Nombre de fantasía', 'Firma', 'Nome', 'Denominação', 'Nome fantasia'],
      ...['Company name', 'Business name', 'Legal name'],
    ],
    example: 'Mostrador S.A.',
  },
  cuit: {
    also: ['CUIT empresa', 'Nro. CUIT', 'Tax ID', 'Tax number', 'CNPJ', 'Identificación fiscal'],
    example: '30-71234567-1',
  },
}
