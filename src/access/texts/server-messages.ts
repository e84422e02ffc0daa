import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the server's answers and mails. */
export const accessServerMessages = defineMessages({
  'access.tickets.path': {
    es: 'Tiene que ser una dirección de la API, como /api/products/export.csv',
    en: 'It must be an address of the API, such as /api/products/export.csv',
    pt: 'Tem que ser um endereço da API, como /api/products/export.csv',
  },
  'Invalid credentials': { es: 'Credenciales inválidas', en: 'Invalid credentials', pt: 'Credenciais inválidas' },
  'Account disabled': { es: 'Cuenta deshabilitada', en: 'Account disabled', pt: 'Conta desativada' },
  'access.sign_in.company_required': {
    es: 'Tenés cuenta en más de una empresa: elegí con cuál entrar.',
    en: 'You have an account in more than one company: choose which one to sign in to.',
    pt: 'Você tem conta em mais de uma empresa: escolha em qual entrar.',
  },
  'access.reset_mail.subject': {
    es: 'Cambiá tu contraseña',
    en: 'Change your password',
    pt: 'Mude sua senha',
  },
  'access.reset_mail.text': {
    es: 'Hola, {{name}}:\n\nAlguien, seguramente vos, pidió cambiar la contraseña. Abrí el enlace y elegí una nueva; vale por una hora y una sola vez.\n\n{{links}}\n\nSi no fuiste vos, no hace falta que hagas nada: tu contraseña sigue siendo la misma.\n',
    en: 'Hello {{name}},\n\nSomeone, most likely you, asked to change the password. Open the link and choose a new one. It works once, within the next hour.\n\n{{links}}\n\nIf it was not you, there is nothing to do: your password stays as it is.\n',
    pt: 'Olá, {{name}}:\n\nAlguém, provavelmente você, pediu para mudar a senha. Abra o link e escolha uma nova: o link vale por uma hora e só pode ser usado uma vez.\n\n{{links}}\n\nSe não foi você, não precisa fazer nada: sua senha continua a mesma.\n',
  },
})
