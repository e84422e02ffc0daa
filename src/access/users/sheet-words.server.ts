import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

export const userSheetWords: SheetWords = {
  'surname, name': { also: ['Apenom', 'Nombre completo', 'Full name', 'Nome completo'] },
  name: { also: ['Nombres', 'Nombre de pila', 'First name', 'Given name', 'Primeiro nome'], example: 'Carolina' },
  surname: { also: ['Apellidos', 'Last name', 'Family name', 'Sobrenomes'], example: 'Bértola' },
  dni: {
    also: [
      ...['Documento', 'Documento de identidad', 'National ID', 'ID number', 'Identity card'],
      ...['Documento de identidade'],
    ],
    example: '28456123',
  },
  email: {
    also: ['Mail', 'E-mail', 'Correo', 'Correo electrónico', 'Casilla', 'Email address', 'Correio eletrônico'],
    example: 'carolina@example.com',
  },
  company_id: { also: ['Razón social', 'Empleador', 'Employer', 'Empregador'] },
  client_id: { also: ['Customer', 'Cliente asignado'] },
  image: { also: ['Foto', 'Fotografía', 'Avatar', 'Photo', 'Image'], example: 'carolina.jpg' },
  active: { also: ['Habilitado', 'Vigente', 'Enabled', 'Is active', 'Habilitada'] },
}
