/** Demo contact messages, the oldest first. */
export const messages = [
  {
    hoursAgo: 190,
    name: 'Irupé Demo',
    email: 'irupe@visita.example',
    message: 'Hola, ¿tienen fundas para el iPhone 13 mini? Gracias.',
    read: true,
  },
  {
    hoursAgo: 75,
    name: 'Taller Demo',
    email: 'compras@taller.example',
    message:
      'Buenas tardes: necesitamos cuatro iPad para el taller, con sus fundas.\n\n¿Hacen factura A? ¿Cuánto demora el envío a Diamante?\n\nQuedamos a la espera, teléfono (0343) 555-0188.',
    read: true,
  },
  {
    hoursAgo: 20,
    name: 'Nahuel Demo',
    email: 'nahuel@visita.example',
    message: 'Se me rompió la pantalla del iPhone 12. ¿La cambian en el día? Mi WhatsApp es 343 555-0171.',
    read: false,
  },
  {
    hoursAgo: 3,
    name: 'Ailén Demo',
    email: 'ailen@visita.example',
    message: '¿El MacBook Air usado viene con cargador? ¿Puedo pasar a verlo el sábado?',
    read: false,
  },
]
