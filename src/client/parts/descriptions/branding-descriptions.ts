import { describeFields, type Descriptions } from './description.ts'

export const brandingDescriptions: Descriptions<'branding.save'> = {
  'branding.save': ({ changes }, about, words) => describeFields(changes, about, words),
}
