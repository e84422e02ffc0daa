import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of the start page's cards. */
export const workforceCardMessages = defineMessages({
  'workforce.cards.headcount': { es: 'Personal por mes', en: 'Staff by month', pt: 'Pessoal por mês' },
  'workforce.cards.turnover': {
    es: 'Ingresos y egresos por mes',
    en: 'Admissions and terminations by month',
    pt: 'Admissões e desligamentos por mês',
  },
  'workforce.cards.month': { es: 'Mes', en: 'Month', pt: 'Mês' },
  'workforce.cards.people': { es: 'Personas', en: 'People', pt: 'Pessoas' },
  'workforce.cards.admissions': { es: 'Ingresos', en: 'Admissions', pt: 'Admissões' },
  'workforce.cards.terminations': { es: 'Egresos', en: 'Terminations', pt: 'Desligamentos' },
  'workforce.cards.by_sector': { es: 'Personal por sector', en: 'Staff by sector', pt: 'Pessoal por setor' },
  'workforce.cards.see_list': { es: 'Ver lista', en: 'See the list', pt: 'Ver lista' },
  'workforce.cards.total_one': {
    es: '{{figure}} persona hoy',
    en: '{{figure}} person today',
    pt: '{{figure}} pessoa hoje',
  },
  'workforce.cards.total_other': {
    es: '{{figure}} personas hoy',
    en: '{{figure}} people today',
    pt: '{{figure}} pessoas hoje',
  },
  'workforce.cards.no_sector': { es: 'Sin sector', en: 'Without a sector', pt: 'Sem setor' },
  'workforce.cards.other_sectors_one': { es: 'Otro sector', en: 'One other sector', pt: 'Outro setor' },
  'workforce.cards.other_sectors_other': {
    es: 'Otros {{count}} sectores',
    en: '{{count}} other sectors',
    pt: 'Outros {{count}} setores',
  },
  'workforce.cards.expiring': { es: 'Por vencer y vencido', en: 'Expiring and expired', pt: 'A vencer e vencido' },
  'workforce.cards.nothing_expires': {
    es: 'Nada vence en los próximos días.',
    en: 'Nothing expires in the next days.',
    pt: 'Nada vence nos próximos dias.',
  },
  'workforce.cards.soon_one': { es: '{{figure}} por vencer', en: '{{figure}} expires soon', pt: '{{figure}} a vencer' },
  'workforce.cards.soon_other': {
    es: '{{figure}} por vencer',
    en: '{{figure}} expire soon',
    pt: '{{figure}} a vencer',
  },
  'workforce.cards.expired_one': { es: '{{figure}} ya venció', en: '{{figure}} expired', pt: '{{figure}} vencido' },
  'workforce.cards.expired_other': {
    es: '{{figure}} ya vencieron',
    en: '{{figure}} expired',
    pt: '{{figure}} vencidos',
  },
  'workforce.cards.kind.license': { es: 'Licencias de conducir', en: 'Driver licenses', pt: 'Carteiras de motorista' },
  'workforce.cards.kind.medical_check': { es: 'Exámenes médicos', en: 'Medical checks', pt: 'Exames médicos' },
  'workforce.cards.kind.training': { es: 'Capacitaciones', en: 'Trainings', pt: 'Treinamentos' },
  'workforce.cards.kind.quality': { es: 'Certificaciones', en: 'Certifications', pt: 'Certificações' },
  'workforce.deeds.train_one': { es: 'Capacitar a una persona', en: 'Train one person', pt: 'Treinar uma pessoa' },
  'workforce.deeds.train_other': {
    es: 'Capacitar a {{figure}} personas',
    en: 'Train {{figure}} people',
    pt: 'Treinar {{figure}} pessoas',
  },
  'workforce.deeds.expired': {
    es: 'les venció una capacitación',
    en: 'a training of theirs expired',
    pt: 'um treinamento delas venceu',
  },
  'workforce.deeds.soon': {
    es: 'les vence pronto una capacitación',
    en: 'a training of theirs expires soon',
    pt: 'um treinamento delas vence em breve',
  },
  'workforce.deeds.renew_medical_check_one': {
    es: 'Renovar un examen médico',
    en: 'Renew one medical check',
    pt: 'Renovar um exame médico',
  },
  'workforce.deeds.renew_medical_check_other': {
    es: 'Renovar {{figure}} exámenes médicos',
    en: 'Renew {{figure}} medical checks',
    pt: 'Renovar {{figure}} exames médicos',
  },
  'workforce.deeds.renew_license_one': {
    es: 'Renovar una licencia de conducir',
    en: 'Renew one driving license',
    pt: 'Renovar uma habilitação',
  },
  'workforce.deeds.renew_license_other': {
    es: 'Renovar {{figure}} licencias de conducir',
    en: 'Renew {{figure}} driving licenses',
    pt: 'Renovar {{figure}} habilitações',
  },
  'workforce.deeds.renew_expired_one': { es: 'ya venció', en: 'it has expired', pt: 'já venceu' },
  'workforce.deeds.renew_expired_other': { es: 'ya vencieron', en: 'they have expired', pt: 'já venceram' },
  'workforce.deeds.renew_soon_one': { es: 'vence pronto', en: 'it expires soon', pt: 'vence em breve' },
  'workforce.deeds.renew_soon_other': { es: 'vencen pronto', en: 'they expire soon', pt: 'vencem em breve' },
  'workforce.deeds.see_people': { es: 'Ver lista', en: 'See the list', pt: 'Ver lista' },
  'workforce.deeds.see_board': { es: 'Ver tablero', en: 'See the board', pt: 'Ver painel' },
})
