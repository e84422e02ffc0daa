import type { ChoiceMessages } from '#src/resource/kinds/choice/choice.ts'

export const nationalities: ChoiceMessages = {
  argentinean: 'workforce.nationality.argentinean',
  foreigner: 'workforce.nationality.foreigner',
}

export const nationalityWords = {
  argentinean: ['Argentino', 'Argentine'],
  foreigner: ['Extranjero', 'Foreigner', 'Estrangeiro'],
}

export const genders: ChoiceMessages = {
  female: 'workforce.gender.female',
  male: 'workforce.gender.male',
  other: 'workforce.gender.other',
}

export const genderWords = {
  female: ['Femenina', 'Mujer', 'Woman', 'Feminina', 'Mulher'],
  male: ['Masculina', 'Varón', 'Hombre', 'Man', 'Homem'],
}

export const maritalStatuses: ChoiceMessages = {
  single: 'workforce.marital_status.single',
  married: 'workforce.marital_status.married',
  concubinage: 'workforce.marital_status.concubinage',
  coexistence: 'workforce.marital_status.coexistence',
}

export const maritalStatusWords = {
  single: ['Soltera', 'Solteira'],
  married: ['Casada'],
  concubinage: ['Concubino', 'Concubina', 'Unión de hecho'],
  coexistence: ['Conviviente', 'Unión convivencial'],
}
