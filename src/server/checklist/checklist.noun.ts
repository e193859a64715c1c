import { defineNoun } from '#server/platform/noun.ts'
import { checklistItemTable } from './checklist.table.ts'

export const checklist = defineNoun({
  name: 'checklist',
  kinds: { checklistItem: checklistItemTable },
  ownedBy: { checklist_item: 'organization' },
})
