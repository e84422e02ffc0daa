import type { SheetWords } from '#src/resource/registration/sheet-words.ts'

export const userSheetWords: SheetWords = {
  'surname, name': { headings: ['Apenom', 'Nombre completo', 'Full name', 'Nome completo'] },
  name: { headings: ['Nombres', 'Nombre de pila', 'First name', 'Given name', 'Primeiro nome'], example: 'Carolina' },
  surname: { headings: ['Apellidos', 'Last name', 'Family name', 'Sobrenomes'], example: 'Bértola' },
  dni: {
    headings: [
      ...['Documento', 'Documento de identidad', 'National ID', 'ID number', 'Identity card'],
      ...['Documento de identidade'],
    ],
    example: '28456123',
  },
  email: {
    headings: ['Mail', 'E-mail', 'Correo', 'Correo electrónico', 'Casilla', 'Email address', 'Correio eletrônico'],
    example: 'carolina@example.com',
  },
  company_id: { headings: ['Razón social', 'Empleador', 'Employer', 'Empregador'] },
  client_id: { headings: ['Customer', 'Cliente asignado'] },
  image: { headings: ['Foto', 'Fotografía', 'Avatar', 'Photo', 'Image'], example: 'carolina.jpg' },
  active: { headings: ['Habilitado', 'Vigente', 'Enabled', 'Is active', 'Habilitada'] },
}
