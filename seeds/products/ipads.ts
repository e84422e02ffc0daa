import type { Product } from '../shop.ts'

const asked = 'Usado: el estado y la batería cambian de un equipo a otro, preguntanos por el que te interesa.'

export const ipads: Product[] = [
  {
    category: 'iPad',
    daysAgo: 7.5,
    name: 'iPad Air 11″ M3',
    capacity: '128 GB',
    price: 799,
    code: 'IPAIR11-M3',
    colors: ['Azul', 'Gris'],
    pictures: ['tablet/blue', 'tablet-back/blue', 'tablet/gray'],
    description:
      'Chip M3 y pantalla Liquid Retina de 11″. Touch ID en el botón superior, USB-C y compatible con Apple Pencil Pro.',
  },
  {
    category: 'iPad',
    daysAgo: 57.5,
    name: 'iPad 11″ A16',
    capacity: '128 GB',
    price: 459,
    code: 'IPAD-A16',
    colors: ['Rosa', 'Azul', 'Plata'],
    pictures: ['tablet/pink', 'tablet-back/pink', 'tablet/blue', 'tablet/silver'],
    description:
      'Chip A16, pantalla Liquid Retina de 11″ y cámara frontal sobre el lado largo, para videollamadas. USB-C y Touch ID.',
  },
  {
    category: 'iPad',
    daysAgo: 78,
    name: 'iPad Pro 11″ M4',
    capacity: '256 GB',
    price: 1249,
    colors: ['Negro', 'Plata'],
    pictures: ['tablet/black', 'tablet/silver'],
    description:
      'Chip M4 y pantalla OLED Ultra Retina XDR de 11″ a 120 Hz, en 5,3 mm de espesor. Face ID y puerto Thunderbolt.',
  },
  {
    category: 'iPad',
    daysAgo: 118.1,
    name: 'iPad mini A17 Pro',
    capacity: '128 GB',
    price: 649,
    colors: ['Azul', 'Gris'],
    pictures: ['tablet/gray', 'tablet/blue'],
    description:
      'Pantalla Liquid Retina de 8,3″ que entra en una mano, chip A17 Pro y compatible con Apple Pencil Pro.',
  },
  {
    category: 'iPad usados',
    daysAgo: 29,
    name: 'iPad 9.ª generación',
    capacity: '64 GB',
    price: 239,
    code: 'U-IPAD9-64',
    colors: ['Plata', 'Gris'],
    pictures: ['tablet-button/silver', 'tablet-button/gray'],
    description: `Pantalla Retina de 10,2″, chip A13 Bionic, botón de inicio con Touch ID y puerto Lightning. ${asked}`,
  },
  {
    category: 'iPad usados',
    daysAgo: 99.4,
    name: 'iPad 10.ª generación',
    capacity: '64 GB',
    price: 319,
    colors: ['Azul', 'Rosa', 'Plata'],
    pictures: ['tablet/sea', 'tablet/pink', 'tablet/silver'],
    description: `Pantalla Liquid Retina de 10,9″, chip A14 Bionic, USB-C y cámara frontal sobre el lado largo. ${asked}`,
  },
  {
    category: 'iPad usados',
    daysAgo: 132.4,
    name: 'iPad Air 5.ª generación',
    capacity: '64 GB',
    price: 439.9,
    code: 'U-IPAIR5-64',
    colors: ['Rosa', 'Azul', 'Gris'],
    pictures: ['tablet/pink', 'tablet/blue', 'tablet-back/pink'],
    description: `Chip M1, pantalla Liquid Retina de 10,9″ y Touch ID en el botón superior. ${asked}`,
  },
]
