/** "09:12", with the day before it where that is not today. */
export function clockTime(at: number, { now, locale }: { now: number; locale: string }): string {
  const moment = new Date(at)
  const isToday = moment.toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(locale, {
    ...(isToday ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment)
}
