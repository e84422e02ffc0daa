import { defineMessages } from '#src/platform/i18n/define-messages.ts'

/** The guide's texts about notices and the calendar. */
export const agendaGuideMessages = defineMessages({
  'guide.events.for': {
    es: 'Reuniones, capacitaciones, exámenes médicos y entregas: los ve todo el equipo de la empresa, y cualquiera puede cambiarlos.',
    en: 'Meetings, trainings, medical checks and deliveries: the whole team of the company sees them, and anyone may change them.',
    pt: 'Reuniões, treinamentos, exames médicos e entregas: toda a equipe da empresa os vê, e qualquer um pode alterá-los.',
  },
  'guide.events.tip_1': {
    es: 'Tocá un día para crear un evento; arrastralo para moverlo y estirá su borde para alargarlo.',
    en: 'Press a day to create an event; drag it to move it, and pull its edge to stretch it.',
    pt: 'Toque um dia para criar um evento; arraste-o para movê-lo e puxe a borda para alongá-lo.',
  },
  'guide.events.tip_2': {
    es: 'Marcá Avisar y cuántos días antes; si se repite, un cambio vale para toda la serie.',
    en: 'Tick Notify and say how many days before; if it repeats, a change is one of the whole series.',
    pt: 'Marque Avisar e quantos dias antes; se se repete, uma mudança vale para a série inteira.',
  },
  'guide.events.tip_3': {
    es: 'Arriba se elige qué más mostrar de cada día: vencimientos, cumpleaños, rondas; «3 licencias» las abre.',
    en: 'Choose above what else to show of each day: expiries, birthdays, rounds; “3 licenses” opens them.',
    pt: 'Acima se escolhe o que mais mostrar de cada dia: vencimentos, aniversários, rodadas; «3 habilitações» as abre.',
  },
  'guide.events.tip_4': {
    es: 'Con «Suscribirse» lo ves en la agenda de tu teléfono, por un enlace privado que se puede revocar.',
    en: 'With “Subscribe” you see it in your phone’s calendar, by a private link that can be revoked.',
    pt: 'Com «Assinar» você o vê na agenda do seu telefone, por um link privado que pode ser revogado.',
  },
  'guide.notifications.for': {
    es: 'Reúne lo que vence, los cumpleaños y los eventos que avisan, por urgencia: licencias, exámenes médicos, entregas, capacitaciones y calidad.',
    en: 'It gathers what expires, birthdays and events that notify, by urgency: licenses, medical checks, deliveries, trainings and quality.',
    pt: 'Reúne o que vence, aniversários e eventos que avisam, por urgência: carteiras, exames médicos, entregas, treinamentos e qualidade.',
  },
  'guide.notifications.tip_1': {
    es: '«Renovar» lleva al campo justo; al guardar se vuelve acá, y el aviso ya no está.',
    en: '“Renew” leads to the very field; saving leads back here, and the notice is gone.',
    pt: '«Renovar» leva ao campo exato; ao salvar volta-se aqui, e o aviso já não está.',
  },
  'guide.notifications.tip_2': {
    es: 'Descartar uno lo oculta solo para vos y para esa fecha; si la fecha cambia, vuelve.',
    en: 'Dismissing one hides it for you alone and for that date; if the date changes, it returns.',
    pt: 'Dispensar um o oculta só para você e para essa data; se a data mudar, ele volta.',
  },
  'guide.notifications.tip_3': {
    es: 'Cuántos días antes avisa cada tipo se elige al lado de la lista, o en Parámetros.',
    en: 'How many days before each type notifies is chosen beside the list, or in Parameters.',
    pt: 'Quantos dias antes cada tipo avisa escolhe-se ao lado da lista, ou em Parâmetros.',
  },
  'guide.notifications.tip_4': {
    es: 'Elegí varias para renovarlas juntas: exámenes y licencias con una fecha nueva, capacitaciones en un solo paso, entregas en una ronda.',
    en: 'Choose several to renew them together: checks and licenses with one new date, trainings in one step, deliveries in a round.',
    pt: 'Escolha várias para renová-las juntas: exames e habilitações com uma data nova, treinamentos em um só passo, entregas em uma rodada.',
  },
})
