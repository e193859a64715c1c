import type { AgentSteps } from './agent-steps.ts'

export const zh: AgentSteps = {
  windows: {
    copy: '下载 Windows 版代理并复制到设备上。',
    open: '在文件所在的文件夹中，以管理员身份打开 PowerShell。',
    install: '安装代理。它会立即报告一次，之后每六小时报告一次。',
    show: '查看将要报告的内容而不发送任何数据：',
    uninstall: '从设备上卸载：',
    hint: '对于大量设备，请通过管理工具或组策略运行同一行命令。',
  },
  unix: {
    copy: '下载 macOS 和 Linux 版代理并复制到设备上。',
    open: '在文件所在的文件夹中打开终端。',
    install: '安装代理。它会立即报告一次，之后每六小时报告一次。',
    show: '查看将要报告的内容而不发送任何数据：',
    uninstall: '从设备上卸载：',
    hint: '在 macOS 上，终端需要完全磁盘访问权限，才能读取其他账户的浏览器配置文件。',
  },
  browser: {
    copy: '下载适用于 Chrome、Edge 和 Brave 的扩展程序，并解压到设备上会一直保留的文件夹中。',
    open: '打开扩展程序页面，并启用开发者模式：',
    install: '选择“加载已解压的扩展程序”和该文件夹。它会立即报告一次，之后每六小时报告一次。',
    show: '要查看它报告的内容，请按地址栏旁边的按钮。',
    uninstall: '要卸载，请在同一页面上将其移除。',
    hint: '对于大量设备，请在该页面打包文件夹，并通过策略 ExtensionInstallForcelist 安装。对于网页，它只报告网站名称，请告知使用者。',
  },
}
