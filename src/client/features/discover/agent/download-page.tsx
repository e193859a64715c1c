import { chakra } from '@chakra-ui/react'
import { Laptop } from 'lucide-react'
import { AGENT_PLATFORMS, agentFileName } from '#shared/domain/employee-devices/agent-key.ts'
import { CompanyField } from '#client/parts/company-field.tsx'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { PageSection } from '#client/ui/page-section.tsx'
import { Page } from '#client/ui/page.tsx'
import { Quiet } from '#client/ui/words.tsx'
import type { AgentDownloadAddress } from './agent-address.ts'
import { InstructionsPart } from './instructions-part.tsx'
import { KeyPart } from './key-part.tsx'

const Body = chakra('div', { base: { display: 'grid', gap: 4, maxW: '64rem', pb: 6 } })

/** Gives out the agent of a company: its license key, the file for an operating system, and how it is installed (FILE-09, FILE-10). */
export function DownloadPage({ address, onAddress }: ScreenProps<AgentDownloadAddress>) {
  const go = useGo()
  const t = useTexts('agent')
  const { nameById } = useCompanyNames()
  const { company: wanted, os = 'windows' } = address
  const only = nameById.size === 1 ? [...nameById.keys()][0] : undefined
  const id = wanted !== undefined && nameById.has(wanted) ? wanted : only
  const name = (id && nameById.get(id)) ?? ''
  return (
    <Page
      {...usePlace()}
      purpose={t('download.purpose')}
      toolbar={
        <Button
          icon={<Laptop aria-hidden />}
          onClick={() =>
            go({ to: '/discover/data', search: wanted === undefined ? {} : { company: wanted } })
          }
        >
          {t('download.toDevices')}
        </Button>
      }
    >
      <Body>
        <PageSection title={t('download.for')} help={t('download.forHelp')}>
          <CompanyField
            label={t('download.company')}
            value={id}
            onChange={(chosen) => onAddress({ company: chosen })}
          />
          <div>
            <Segmented
              label={t('columns.operating_system')}
              value={os}
              onChange={(chosen) => onAddress({ os: chosen })}
              options={AGENT_PLATFORMS.map((value) => ({ value, label: t(`download.platforms.${value}`) }))}
            />
          </div>
        </PageSection>
        <PageSection title={t('key.title')} help={t('key.help')}>
          {id === undefined ? (
            <Quiet>{t('download.noCompany')}</Quiet>
          ) : (
            <KeyPart key={id} id={id} name={name} platform={os} />
          )}
        </PageSection>
        <PageSection title={t('instructions.title')} help={t('instructions.help')}>
          <InstructionsPart platform={os} fileName={agentFileName(os, { id: id ?? '', name })} />
        </PageSection>
      </Body>
    </Page>
  )
}
