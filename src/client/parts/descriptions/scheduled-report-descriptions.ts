import { describeFields, type Descriptions } from './description.ts'

export const scheduledReportDescriptions: Descriptions<
  'scheduledReport.add' | 'scheduledReport.delete' | 'scheduledReport.patch'
> = {
  'scheduledReport.add': 'describe.scheduleReport',
  'scheduledReport.delete': 'describe.remove',
  'scheduledReport.patch': ({ set }, about, words) => describeFields(set, about, words),
}
