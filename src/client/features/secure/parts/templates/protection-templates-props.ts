import type { ReactNode } from 'react'
import type { PolicyType } from '#shared/domain/policy-templates/policy-types.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import type { TemplateEntry } from './create-menu.tsx'
import type { ProtectionTemplateLists } from './protection-template-list.ts'
import type { ProtectionTemplateRow } from './protection-template-row.ts'
import type { ProtectionTemplatesAddress } from './protection-templates-address.ts'

type PageProps = Pick<ScreenProps<ProtectionTemplatesAddress>, 'address' | 'onAddress'>

/** What the panel of a template gets of the page. */
export interface TemplatePanelParts {
  /** How many templates there are. */
  count: number
  /** The baselines that contain it, by name. */
  inUse: readonly string[]
  onDeploy: () => void
  onClose: () => void
}

export interface ProtectionTemplatesPageProps<Row extends ProtectionTemplateRow> extends PageProps {
  policyType: PolicyType
  purpose: string
  /** Undefined until this device has read them all. */
  rows: Row[] | undefined
  /** By `protectionTemplateLists`; stays the same object. */
  lists: ProtectionTemplateLists<Row>
  /** Every kind that a template can be of, in words. */
  kinds: readonly { value: string; label: string }[]
  /** The ways to a new template; `createHeading` stands above several. */
  create: readonly TemplateEntry[]
  createHeading?: string
  /** What a list without templates says of the way to one. */
  noTemplateReason: string
  renderPanel: (row: Row, parts: TemplatePanelParts) => ReactNode
  /** The way of these templates to companies, of one or of those of a baseline called `name`. */
  renderDeploy: (rows: readonly Row[], onClose: () => void, name: string) => ReactNode
  /** Forms of a template, which the caller opens by the address. */
  children?: ReactNode
}
