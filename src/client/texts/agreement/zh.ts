import type { Translation } from '../translation.ts'

export const agreement = {
  title: '许可协议',
  intro: '继续之前，请阅读协议并作出选择。如果拒绝，你将退出登录。',
  document: '许可协议正文',
  loading: '正在获取协议',
  page: '第 {{page}} 页，共 {{pages}} 页',
  previous: '上一页',
  next: '下一页',
  accept: '我接受',
  decline: '我拒绝',
  readFirst: '必须先显示协议，才能接受。',
  unreadable: '无法显示协议。请检查网络后重试。',
  notSaved: '无法保存你的选择。没有任何更改；请重试。',
} satisfies Translation<'zh', 'agreement'>
