import { MessagesSquare } from 'lucide-react'
import { defineScreen } from '#client/parts/screen/define-screen.ts'
import { withTexts } from '#client/texts/texts.ts'

export const supportChatScreen = defineScreen({
  path: '/support/chat',
  icon: MessagesSquare,
  page: withTexts(() => import('./chat-page.tsx').then((part) => part.ChatPage), 'support'),
})
