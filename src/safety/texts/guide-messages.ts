import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The guide's texts about protective equipment, training and quality. */
export const safetyGuideMessages = defineMessages({
  'guide.safety.title': {
    es: 'Protección, capacitación y calidad',
    en: 'Protection, training and quality',
    pt: 'Proteção, treinamento e qualidade',
  },
  'guide.safety.for': {
    es: 'Son tres listas: los elementos de protección personal, los temas de capacitación y los ítems de calidad.',
    en: 'Three lists: the personal protective equipment, the training items and the quality items.',
    pt: 'São três listas: os equipamentos de proteção individual, os temas de treinamento e os itens de qualidade.',
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
  'guide.safety.tip_4': {
    es: 'Un tema con vigencia propone la fecha en que vence, y sus puestos dicen a quién le falta.',
    en: 'An item with a validity proposes the date on which it expires, and its job titles say who lacks it.',
    pt: 'Um tema com validade propõe a data em que vence, e seus cargos dizem a quem falta.',
  },
})
