import type { Descriptions } from './description.ts'

export const savedViewDescriptions: Descriptions<'savedView.delete' | 'savedView.save'> = {
  'savedView.delete': 'describe.remove',
  'savedView.save': 'describe.saveView',
}
