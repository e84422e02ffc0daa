import type { CalendarOptions, DayCellInfo, DayHeaderInfo, DayLaneInfo } from '@fullcalendar/react'

type DayState = Pick<DayCellInfo | DayHeaderInfo | DayLaneInfo, 'isToday' | 'dow'> & { isOther?: boolean }

/** The classes of a day: today, a day of the weekend, a day of another month. */
const buildDayClass =
  (name: string) =>
  ({ isToday, dow, isOther = false }: DayState): string =>
    [name, isToday && 'today', (dow === 0 || dow === 6) && 'weekend', isOther && 'other'].filter(Boolean).join(' ')

/** The classes of the grid's parts, which `grid.css` dresses. The grid has no look of its own. */
export const gridClasses: CalendarOptions = {
  viewClass: 'grid-view',
  tableHeaderClass: 'grid-head',
  dayHeaderRowClass: 'grid-line',
  dayHeaderClass: buildDayClass('grid-line grid-day-head'),
  dayHeaderInnerClass: 'grid-day-name',
  dayHeaderDividerClass: 'grid-divider',
  dayRowClass: 'grid-line',
  dayCellClass: buildDayClass('grid-line grid-day'),
  dayCellTopClass: 'grid-day-top',
  dayCellTopInnerClass: 'grid-day-number',
  dayCellBottomClass: 'grid-day-bottom',
  dayLaneClass: buildDayClass('grid-line grid-day'),
  slotLaneClass: ({ isMinor }) => (isMinor ? 'grid-line grid-slot half' : 'grid-line grid-slot'),
  slotHeaderClass: ({ isMinor }) => (isMinor ? 'grid-line grid-slot half' : 'grid-line grid-slot'),
  slotHeaderInnerClass: 'grid-hour num',
  slotHeaderDividerClass: 'grid-axis-divider',
  allDayHeaderClass: 'grid-all-day',
  allDayHeaderInnerClass: 'grid-hour',
  allDayDividerClass: 'grid-divider',
  nowIndicatorLineClass: 'grid-now',
  nowIndicatorHeaderClass: 'grid-now-mark',
  highlightClass: 'grid-highlight',
  navLinkClass: 'grid-day-link',
  eventClass: ({ isDragging }) => (isDragging ? 'grid-event dragging' : 'grid-event'),
  rowEventClass: 'grid-row-event',
  columnEventClass: 'grid-column-event',
  eventInnerClass: ({ isShort }) => (isShort ? 'grid-event-inner short' : 'grid-event-inner'),
  rowEventAfterClass: ({ isEndResizable }) => (isEndResizable ? 'grid-stretch-end' : ''),
  columnEventAfterClass: ({ isEndResizable }) => (isEndResizable ? 'grid-stretch-bottom' : ''),
  moreLinkClass: 'grid-more',
}
