import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The guide's texts about clients and companies. */
export const directoryGuideMessages = defineMessages({
  'guide.clients.for': {
    es: 'Son los clientes del negocio, con domicilio, teléfono y logo. Un usuario que pertenece a un cliente ve solamente ese.',
    en: 'The clients of the business, with address, phone and logo. A user who belongs to a client sees only that one.',
    pt: 'São os clientes do negócio, com endereço, telefone e logo. Um usuário que pertence a um cliente vê somente esse.',
  },
  'guide.clients.tip_1': {
    es: 'Buscá con «Filter» o con la tecla /: por nombre, domicilio o teléfono.',
    en: 'Search with “Filter” or the / key: by name, address or phone.',
    pt: 'Busque com “Filtrar” ou com a tecla /: por nome, endereço ou telefone.',
  },
  'guide.clients.tip_2': {
    es: 'El nombre no se repite; si ya está cargado, el aviso lo dice arriba.',
    en: 'A name is used once; if it exists already, a message at the top says so.',
    pt: 'O nome não se repete; se já existe, um aviso no topo informa.',
  },
  'guide.clients.tip_3': {
    es: 'Para varios seguidos usá «Guardar y otro»: el formulario queda listo para el próximo.',
    en: 'For several in a row use “Save and add another”: the form is ready for the next one.',
    pt: 'Para vários seguidos use “Salvar e adicionar outro”: o formulário fica pronto para o próximo.',
  },
  'guide.companies.for': {
    es: 'Son las empresas cuyo personal se administra acá, con CUIT, domicilio, teléfono y logo. Quien pertenece a una empresa ve solamente la suya.',
    en: 'The companies whose staff is managed here, with CUIT, address, phone and logo. People who belong to a company see only that one.',
    pt: 'São as empresas cujo pessoal é administrado aqui, com CUIT, endereço, telefone e logo. Quem pertence a uma empresa vê somente a sua.',
  },
  'guide.companies.tip_1': {
    es: 'El CUIT se controla al escribirlo: un número mal copiado se nota antes de guardar.',
    en: 'The CUIT is checked as you type it: a number copied wrong shows before saving.',
    pt: 'O CUIT é conferido ao digitar: um número copiado errado aparece antes de salvar.',
  },
  'guide.companies.tip_2': {
    es: 'Elegí la empresa en la ficha de cada usuario que trabaja en ella.',
    en: 'Choose the company in the form of each user who works there.',
    pt: 'Escolha a empresa no cadastro de cada usuário que trabalha nela.',
  },
  'guide.companies.tip_3': {
    es: 'Una empresa con usuarios no se elimina; el aviso los nombra.',
    en: 'A company with users is not deleted; the message names them.',
    pt: 'Uma empresa com usuários não é excluída; o aviso diz quais são.',
  },
})
