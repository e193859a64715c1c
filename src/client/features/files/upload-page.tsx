import { chakra } from '@chakra-ui/react'
import { Files } from 'lucide-react'
import { usePlace } from '#client/parts/use-place.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import type { UploadAddress } from './files-address.ts'
import { ToSetup } from './to-setup.tsx'
import { UploadForm } from './upload-form.tsx'
import { UploadList } from './upload-list.tsx'
import { useUploadViews } from './use-upload-views.ts'

const Body = chakra('div', { base: { display: 'grid', gap: 8, maxW: '46rem', pb: 6 } })
const Heading = chakra('h2', { base: { fontSize: 'lead', fontWeight: 'title' } })
const Help = chakra('p', { base: { fontSize: 'control', color: 'muted', textWrap: 'pretty' } })

/** Uploads logs of a company, with or without a network (FILE-02, ORG-36). */
export function UploadPage({ address, onAddress }: ScreenProps<UploadAddress>) {
  const go = useGo()
  const t = useTexts('files')
  const { uploads, views } = useUploadViews()
  const { company } = address
  return (
    <Page
      {...usePlace()}
      purpose={t('upload.purpose')}
      toolbar={
        <>
          <ToSetup company={company} />
          <Button
            icon={<Files aria-hidden />}
            onClick={() => go({ to: '/setup/files', search: company === undefined ? {} : { company } })}
          >
            {t('widget.allFiles')}
          </Button>
        </>
      }
    >
      <Body>
        <UploadForm
          company={company}
          onCompany={(chosen) => onAddress({ company: chosen })}
          uploads={uploads}
        />
        {views && views.length > 0 ? (
          <section aria-label={t('upload.here')}>
            <Heading>{t('upload.here')}</Heading>
            <Help>{t('widget.purpose')}</Help>
            <UploadList label={t('upload.here')} views={views} uploads={uploads} />
          </section>
        ) : null}
      </Body>
    </Page>
  )
}
