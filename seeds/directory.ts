const country = 'Argentina'

/** Demo companies. The CUITs have valid check digits in a range that is not issued. */
export const companies = [
  {
    name: 'Mostrador Demo S.R.L.',
    cuit: '30880000124',
    address_street: 'San Martín',
    address_number: '742',
    zip_code: '3100',
    city: 'Paraná',
    province: 'Entre Ríos',
    country,
    phone: '(0343) 555-0142',
    logo: 'logo-counter',
  },
  {
    name: 'Talleres Ceibo Azul S.A.',
    cuit: '30880000450',
    address_street: 'Bv. de las Acacias',
    address_number: '1250',
    zip_code: '3000',
    city: 'Santa Fe',
    province: 'Santa Fe',
    country,
    phone: '(0342) 555-0178',
    logo: 'logo-blossom',
  },
]

/** Demo clients. */
export const clients = [
  {
    name: 'Estudio Aromo y Tala',
    address_street: 'Urquiza',
    address_number: '415',
    zip_code: '3100',
    city: 'Paraná',
    province: 'Entre Ríos',
    country,
    phone: '(0343) 555-0163',
    logo: 'logo-leaf',
  },
  {
    name: 'Colegio Ñandubay Alto',
    address_street: 'Los Ceibos',
    address_number: '88',
    zip_code: '3105',
    city: 'Diamante',
    province: 'Entre Ríos',
    country,
    phone: '(0343) 555-0119',
    logo: 'logo-arch',
  },
  {
    name: 'Imprenta Tres Islas',
    address_street: 'Bv. Costanero',
    address_number: '2031',
    zip_code: '3000',
    city: 'Santa Fe',
    province: 'Santa Fe',
    country,
    phone: '(0342) 555-0127',
    logo: 'logo-waves',
  },
]

/** Demo person of a company, who meets its rows alone. Signs in once an administrator gave her a password. */
export const companyUser = {
  name: 'Marina',
  surname: 'Demo',
  email: 'marina@ceibo.example',
  company: 'Talleres Ceibo Azul S.A.',
  permissions: [
    'see_menu_clients',
    'see_clients',
    'update_clients',
    'see_menu_companies',
    'see_companies',
    'update_companies',
  ],
}

/** Demo clerk: keeps the catalogue, without users or parameters. Dni and password are generated. */
export const clerk = {
  name: 'Lucía',
  surname: 'Demo',
  email: 'lucia@mostrador.example',
  permissions: [
    'see_menu_products',
    'create_products',
    'update_products',
    'delete_products',
    'see_menu_categories',
    'see_categories',
    'update_categories',
    'see_menu_colors',
    'see_colors',
    'create_colors',
    'update_colors',
    'see_contact_messages',
  ],
}
