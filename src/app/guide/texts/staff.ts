import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Lists of an employer. */
export const staffGuide = defineMessages({
  'guide.general_data.for': {
    es: 'Son ocho listas con los datos del personal: tipos de contrato, centros de costo, estados, categorías, sectores, puestos, niveles y convenios.',
    en: 'Eight lists of staff data: contract types, cost centers, statuses, categories, sectors, job titles, levels and collective agreements.',
    pt: 'São oito listas com os dados do pessoal: tipos de contrato, centros de custo, situações, categorias, setores, cargos, níveis e convenções.',
  },
  'guide.general_data.tip_1': {
    es: 'Cargá cada valor una sola vez, con el nombre que todos conocen; no se repite.',
    en: 'Enter each value once, by the name that everyone knows; it cannot be repeated.',
    pt: 'Cadastre cada valor uma só vez, com o nome que todos conhecem; ele não se repete.',
  },
  'guide.general_data.tip_2': {
    es: 'En la descripción aclarás lo que haga falta: el código de AFIP, el convenio, el turno.',
    en: 'The description holds what needs explaining: the AFIP code, the agreement, the shift.',
    pt: 'Na descrição você esclarece o que for preciso: o código da AFIP, a convenção, o turno.',
  },
  'guide.general_data.tip_3': {
    es: 'Los puestos se eligen en los elementos de protección; uno que está en uso no se elimina.',
    en: 'Job titles are chosen in the protective equipment; one in use is not deleted.',
    pt: 'Os cargos são escolhidos nos equipamentos de proteção; um em uso não é excluído.',
  },
  'guide.safety.title': {
    es: 'Protección, capacitación y calidad',
    en: 'Protection, training and quality',
    pt: 'Proteção, treinamento e qualidade',
  },
  'guide.safety.for': {
    es: 'Son tres listas: los elementos de protección personal, los temas de capacitación y las certificaciones de calidad.',
    en: 'Three lists: the personal protective equipment, the subjects of training and the quality certifications.',
    pt: 'São três listas: os equipamentos de proteção individual, os temas de treinamento e as certificações de qualidade.',
  },
  'guide.safety.tip_1': {
    es: 'De cada elemento anotá marca, modelo y certificación: los pide la Resolución SRT 299/2011.',
    en: 'For each item note brand, model and certification: Resolution SRT 299/2011 asks for them.',
    pt: 'De cada equipamento anote marca, modelo e certificação: a Resolução SRT 299/2011 os exige.',
  },
  'guide.safety.tip_2': {
    es: 'Escribí los talles de a uno con Enter, o pegalos todos separados por comas.',
    en: 'Type the sizes one at a time with Enter, or paste them all separated by commas.',
    pt: 'Digite os tamanhos um a um com Enter, ou cole todos separados por vírgulas.',
  },
  'guide.safety.tip_3': {
    es: 'La vida útil va en meses, y los puestos dicen quién usa cada elemento.',
    en: 'The useful life is in months, and the job titles say who uses each item.',
    pt: 'A vida útil é em meses, e os cargos dizem quem usa cada equipamento.',
  },
})
