import { defaultTemplates } from '#shared/domain/posture/templates/default-templates.ts'
import type { PostureTemplate, TemplateType } from '#shared/domain/posture/templates/posture-template.ts'
import type { RequiredLicense } from '#shared/domain/posture/required-license.ts'
import { checksOf, isByHand, licensesOf } from '#shared/domain/posture/templates/template-checks.ts'
import type { View } from '#client/data/rows/merge.ts'
import type { useTexts } from '#client/texts/texts.ts'

export type TemplateTexts = ReturnType<typeof useTexts<'postureTemplates'>>

/** A template as the list shows it, whoever made it. */
export interface TemplateRow {
  id: string
  name: string
  description: string
  type: TemplateType
  checks: readonly string[]
  licenses: readonly RequiredLicense[]
  /** How many of its checks a person has to set. */
  byHand: number
  /** As it is stored; undefined of a default one. */
  view: View<'postureTemplate'> | undefined
}

type TemplateWords = Pick<PostureTemplate, 'id' | 'name' | 'description'> & { checks: readonly string[] }

const rowOf = (
  type: TemplateType,
  { id, name, description, checks }: TemplateWords,
  view: TemplateRow['view'],
): TemplateRow => ({
  id,
  name,
  description,
  type,
  checks,
  licenses: licensesOf(checks),
  byHand: checksOf(checks).filter(isByHand).length,
  view,
})

/** The templates of the product in the words of the reader, then those of the organization. */
export const templateRows = (views: readonly View<'postureTemplate'>[], t: TemplateTexts): TemplateRow[] => [
  ...defaultTemplates.map(({ id, checks }) =>
    rowOf(
      'default',
      { id, checks, name: t(`defaults.${id}.name`), description: t(`defaults.${id}.description`) },
      undefined,
    ),
  ),
  ...views.map((view) => rowOf('custom', view.row, view)),
]
