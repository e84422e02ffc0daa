import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of what is to be done first, on the start page. */
export const safetyDeedMessages = defineMessages({
  'safety.deeds.give_one': {
    es: 'Entregar EPP a una persona',
    en: 'Give PPE to one person',
    pt: 'Entregar EPI a uma pessoa',
  },
  'safety.deeds.give_other': {
    es: 'Entregar EPP a {{figure}} personas',
    en: 'Give PPE to {{figure}} people',
    pt: 'Entregar EPI a {{figure}} pessoas',
  },
  'safety.deeds.overdue_one': { es: 'una entrega vencida', en: 'one overdue delivery', pt: 'uma entrega vencida' },
  'safety.deeds.overdue_other': {
    es: '{{figure}} entregas vencidas',
    en: '{{figure}} overdue deliveries',
    pt: '{{figure}} entregas vencidas',
  },
  'safety.deeds.never_one': { es: 'una nunca hecha', en: 'one never made', pt: 'uma nunca feita' },
  'safety.deeds.never_other': {
    es: '{{figure}} nunca hechas',
    en: '{{figure}} never made',
    pt: '{{figure}} nunca feitas',
  },
  'safety.deeds.in_rounds_one': {
    es: 'una ya en una ronda',
    en: 'one already in a round',
    pt: 'uma já em uma rodada',
  },
  'safety.deeds.in_rounds_other': {
    es: '{{figure}} ya en rondas',
    en: '{{figure}} already in rounds',
    pt: '{{figure}} já em rodadas',
  },
  'safety.deeds.see_due': { es: 'Ver y armar ronda', en: 'See and make a round', pt: 'Ver e montar rodada' },
  'safety.deeds.see': { es: 'Ver', en: 'See', pt: 'Ver' },
  'safety.deeds.sign': {
    es: 'Firmar la ronda {{name}}',
    en: 'Sign the round {{name}}',
    pt: 'Assinar a rodada {{name}}',
  },
  'safety.deeds.go_on': { es: 'Seguir', en: 'Go on', pt: 'Continuar' },
})
