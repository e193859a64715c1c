import { FileText, FileUp } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'
import { filesAddressSchema, uploadAddressSchema } from './files-address.ts'

export const filesScreen = defineScreen({
  path: '/setup/files',
  icon: FileText,
  search: filesAddressSchema,
  opens: ['open'],
  company: 'company',
  page: withTexts(() => import('./files-page.tsx').then((part) => part.FilesPage), 'files'),
  next: ['/setup/upload'],
})

export const uploadScreen = defineScreen({
  path: '/setup/upload',
  icon: FileUp,
  search: uploadAddressSchema,
  company: 'company',
  page: withTexts(() => import('./files-page.tsx').then((part) => part.UploadPage), 'files'),
  next: ['/setup/files'],
})
