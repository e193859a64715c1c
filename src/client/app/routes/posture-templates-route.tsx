import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { TemplatesPage } from '#client/features/secure/posture-templates/templates-page.tsx'
import { NEW_TEMPLATE } from '#client/parts/new-template.ts'
import { withTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'

const TemplatePage = later(
  withTexts(
    () =>
      import('#client/features/secure/posture-templates/template-page.tsx').then((part) => part.TemplatePage),
    'protect',
  ),
)
void TemplatePage.preload()

const NEW = { templateId: NEW_TEMPLATE }

const listLink = (text: string) => <Link to="/secure/posture-templates">{text}</Link>

export function PostureTemplatesRoute() {
  const address = useSearch({ from: '/secure/posture-templates' })
  const navigate = useNavigate({ from: '/secure/posture-templates' })
  return (
    <TemplatesPage
      address={address}
      onAddress={(change) => void navigate({ search: (now) => ({ ...now, ...change }), replace: true })}
      onOpen={(templateId) =>
        void navigate({ to: '/secure/posture-templates/$templateId', params: { templateId } })
      }
      onCreate={() => void navigate({ to: '/secure/posture-templates/$templateId', params: NEW })}
      onDuplicate={(from) =>
        void navigate({ to: '/secure/posture-templates/$templateId', params: NEW, search: { from } })
      }
    />
  )
}

export function PostureTemplateRoute() {
  const { templateId } = useParams({ from: '/secure/posture-templates/$templateId' })
  const { from, correct } = useSearch({ from: '/secure/posture-templates/$templateId' })
  const navigate = useNavigate()
  return (
    <TemplatePage
      key={templateId}
      templateId={templateId}
      from={from}
      correct={correct}
      listLink={listLink}
      onList={() => void navigate({ to: '/secure/posture-templates' })}
      onDuplicate={(source) =>
        void navigate({
          to: '/secure/posture-templates/$templateId',
          params: NEW,
          search: { from: source },
        })
      }
    />
  )
}
