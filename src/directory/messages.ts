import { defineMessages } from '#src/platform/i18n/define-messages.ts'

const shared = {
  street: { es: 'Calle', en: 'Street', pt: 'Rua' },
  number: { es: 'Número', en: 'Number', pt: 'Número' },
  zip: { es: 'Código postal', en: 'Postal code', pt: 'Código postal' },
  city: { es: 'Ciudad', en: 'City', pt: 'Cidade' },
  province: { es: 'Provincia', en: 'Province', pt: 'Província' },
  country: { es: 'País', en: 'Country', pt: 'País' },
  phone: { es: 'Teléfono', en: 'Phone', pt: 'Telefone' },
  address: { es: 'Dirección', en: 'Address', pt: 'Endereço' },
  logo: { es: 'Logo', en: 'Logo', pt: 'Logo' },
}

/** Clients and companies. */
export const directoryMessages = defineMessages({
  'clients.one': { es: 'Cliente', en: 'Client', pt: 'Cliente' },
  'pages.clients.list': { es: 'Clientes', en: 'Clients', pt: 'Clientes' },
  'pages.clients.create': { es: 'Nuevo cliente', en: 'New client', pt: 'Novo cliente' },
  'pages.clients.update': { es: 'Editar cliente', en: 'Edit client', pt: 'Editar cliente' },
  'pages.clients.errors.duplicated': {
    es: 'Ya existe un cliente con ese nombre',
    en: 'A client with this name already exists',
    pt: 'Já existe um cliente com esse nome',
  },
  'validation.user.name': { es: 'El nombre es obligatorio', en: 'The name is required', pt: 'O nome é obrigatório' },
  'clients.fields.name': { es: 'Nombre', en: 'Name', pt: 'Nome' },
  'clients.fields.address_street': shared.street,
  'clients.fields.address_number': shared.number,
  'clients.fields.zip_code': shared.zip,
  'clients.fields.city': shared.city,
  'clients.fields.province': shared.province,
  'clients.fields.country': shared.country,
  'clients.fields.phone': shared.phone,
  'clients.fields.address': shared.address,
  'clients.fields.image': shared.logo,

  'companies.one': { es: 'Empresa', en: 'Company', pt: 'Empresa' },
  'pages.companies.list': { es: 'Empresas', en: 'Companies', pt: 'Empresas' },
  'pages.companies.create': { es: 'Nueva empresa', en: 'New company', pt: 'Nova empresa' },
  'pages.companies.update': { es: 'Editar empresa', en: 'Edit company', pt: 'Editar empresa' },
  'directory.companies.duplicated': {
    es: 'Ya existe una empresa con ese nombre',
    en: 'A company with this name already exists',
    pt: 'Já existe uma empresa com esse nome',
  },
  'directory.companies.name_required': {
    es: 'El nombre de la empresa es obligatorio',
    en: 'The name of the company is required',
    pt: 'O nome da empresa é obrigatório',
  },
  'companies.fields.name': { es: 'Razón social', en: 'Name', pt: 'Razão social' },
  'companies.fields.cuit': { es: 'CUIT', en: 'CUIT (tax ID)', pt: 'CUIT' },
  'companies.fields.address_street': shared.street,
  'companies.fields.address_number': shared.number,
  'companies.fields.zip_code': shared.zip,
  'companies.fields.city': shared.city,
  'companies.fields.province': shared.province,
  'companies.fields.country': shared.country,
  'companies.fields.phone': shared.phone,
  'companies.fields.address': shared.address,
  'companies.fields.image': shared.logo,
  'companies.fields.logo': shared.logo,
  'directory.cuit.eleven_digits': {
    es: 'El CUIT tiene 11 números, por ejemplo 30-12345678-1',
    en: 'A CUIT has 11 digits, for example 30-12345678-1',
    pt: 'O CUIT tem 11 números, por exemplo 30-12345678-1',
  },
  'directory.cuit.check_digit': {
    es: 'El CUIT no es correcto: revisá sus números',
    en: 'The CUIT is wrong: check its digits',
    pt: 'O CUIT não está correto: confira os números',
  },
})
