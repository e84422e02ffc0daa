import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** Texts of typed days and times. */
export const pickerMessages = defineMessages({
  'ui.picker.day_pattern': { es: 'dd/mm/aaaa', en: 'dd/mm/yyyy', pt: 'dd/mm/aaaa' },
  'ui.picker.day_hint': {
    es: 'Día, mes y año, por ejemplo 28/02/2026',
    en: 'Day, month and year, for example 28/02/2026',
    pt: 'Dia, mês e ano, por exemplo 28/02/2026',
  },
  'ui.picker.month_first_pattern': { es: 'mm/dd/aaaa', en: 'mm/dd/yyyy', pt: 'mm/dd/aaaa' },
  'ui.picker.month_first_hint': {
    es: 'Mes, día y año, por ejemplo 02/28/2026',
    en: 'Month, day and year, for example 02/28/2026',
    pt: 'Mês, dia e ano, por exemplo 02/28/2026',
  },
  'ui.picker.time_pattern': { es: 'hh:mm', en: 'hh:mm', pt: 'hh:mm' },
  'ui.picker.time_hint': {
    es: 'Hora y minutos, de 00:00 a 23:59',
    en: 'Hours and minutes, from 00:00 to 23:59',
    pt: 'Hora e minutos, de 00:00 a 23:59',
  },
  'ui.picker.open_calendar': {
    es: 'Elegir en el calendario',
    en: 'Pick in the calendar',
    pt: 'Escolher no calendário',
  },
  'ui.picker.open_clock': { es: 'Elegir la hora', en: 'Pick the time', pt: 'Escolher a hora' },
})
