import type { ManualWords } from '../manual-words.ts';

export const personal: ManualWords = {
  title: 'Personalização',
  description: 'Os seus painéis, vistas, marcadores e atalhos, no seu idioma e com o seu formato de data.',
  groups: ['As suas páginas', 'Pesquisa e atalhos', 'Desfazer'],
  articles: {
    'arrange-a-dashboard': {
      question: 'Como organizo um painel?',
      content: `<p>Há dois painéis: <strong>Início</strong>, a primeira página da aplicação, e <strong>Análise</strong>. Cada um mostra só aquilo a que tem acesso.</p>
<h2>Escolher o período</h2>
<p>Por cima dos cartões, escolha os últimos 28 dias, o mês passado, o ano passado ou um período personalizado. Os números são comparados com o período anterior. O ícone junto a um título explica como um número é calculado; clique num número para ver os itens correspondentes.</p>
<h2>Organizar a página</h2>
<ol><li><p>Escolha <em>Organizar página</em>.</p></li>
<li><p>Arraste um cartão pela pega ou mova-o com as teclas de seta; com <code>Shift</code>, as setas alteram o tamanho. <code>Delete</code> oculta um cartão, e <em>Adicionar cartão</em> volta a mostrá-lo.</p></li>
<li><p>As alterações são guardadas de imediato, e só para si.</p></li></ol>
<p><em>Repor predefinição</em> repõe a página original. Os administradores podem escolher <em>Definir para todos</em>: quem não organizou a página passa a vê-la assim.</p>`,
    },
    'save-what-a-list-shows': {
      question: 'Como guardo uma lista com filtros e colunas?',
      content: `<p>As listas de faturas, clientes, utilizadores, produtos, encomendas e colaboradores podem ser pesquisadas, filtradas e ordenadas, e as colunas podem ser escolhidas, movidas e redimensionadas.</p>
<h2>Vistas</h2>
<ol><li><p>Pesquise, filtre e ordene a lista como quer voltar a vê-la.</p></li>
<li><p>Abra <strong>Vista</strong>, por cima da lista, escolha <em>Guardar como vista…</em> e dê-lhe um nome.</p></li></ol>
<p>Uma vista guarda a pesquisa, os filtros, a ordem e as colunas. É só sua. Quando altera algo, o nome indica <em>alterada</em>, e pode atualizar a vista com essas alterações.</p>
<h2>Partilhar</h2>
<p>A pesquisa, os filtros e as colunas ficam no endereço da página. Use <em>Copiar o endereço desta vista</em> e envie-o: quem tiver acesso à lista vê o mesmo.</p>
<h2>Exportar</h2>
<p>A exportação de uma lista inclui as linhas e as colunas mostradas.</p>
<p><code>J</code> e <code>K</code> percorrem as linhas, <code>X</code> seleciona uma, <code>/</code> abre a pesquisa.</p>`,
    },
    'look-after-your-account': {
      question: 'Como altero os dados da minha conta?',
      content: `<p>Clique na sua fotografia no topo e escolha <em>Definições da conta</em>. Cada alteração é guardada automaticamente e pode ser revertida com <em>Desfazer</em>.</p>
<h2>Os seus dados pessoais</h2>
<p>Em <strong>Geral</strong>, pode escolher e recortar a fotografia e alterar o nome, o nome de utilizador, a empresa, o idioma e o formato das datas. Um novo endereço de e-mail fica ativo quando abrir o link enviado para esse endereço. <strong>Informações</strong> e <strong>Redes sociais</strong> aparecem no seu perfil, exceto o telefone e a data de nascimento.</p>
<h2>Início de sessão</h2>
<p>Em <strong>Segurança</strong>, pode alterar a palavra-passe, ativar a verificação em dois passos, adicionar chaves de acesso e ver onde tem sessão iniciada. Se não reconhecer uma sessão, termine-a e altere a palavra-passe: todas as outras sessões terminam.</p>
<h2>Exportar os dados ou eliminar a conta</h2>
<p>Em <strong>Os seus dados</strong>, exporte o que é seu num ficheiro zip: e-mails, eventos, tarefas, cartões, mensagens, publicações, encomendas e definições. É também aí que pode eliminar a sua conta. As tarefas por concluir, os cartões e os eventos passam para quem indicar ou para um administrador; o que escreveu para outros mantém-se. O último administrador não pode eliminar a conta.</p>`,
    },
    'bookmark-pages': {
      question: 'Como uso os marcadores?',
      content: `<p>Os marcadores são só seus. De início, incluem o e-mail, o chat, as tarefas e o calendário.</p>
<ul><li><p>Prima <code>Shift B</code> para marcar a página aberta e prima novamente para remover o marcador.</p></li>
<li><p>O ícone do marcador na barra superior mostra todos os marcadores e pesquisa qualquer página.</p></li>
<li><p>Para mudar a ordem, arraste-os ou use as teclas de seta na pega.</p></li></ul>
<p>Em ecrãs largos, os primeiros dez aparecem na própria barra.</p>
<h2>Quando falta uma página</h2>
<p>Se deixar de ter acesso a uma página, o marcador deixa de aparecer, mas é conservado e volta quando recuperar o acesso.</p>
<h2>Itens individuais</h2>
<p>Um e-mail, um cartão ou uma fatura também tem endereço: copie-o do navegador e cole-o numa conversa ou num cartão. Só funciona para quem tem acesso ao item.</p>`,
    },
    'search-and-command': {
      question: 'Como uso a pesquisa e os comandos?',
      content: `<p>Prima <code>Ctrl K</code> (<code>⌘ K</code> num Mac) em qualquer página, mesmo enquanto escreve. Um só campo encontra páginas, itens e ações.</p>
<h2>Pesquisar</h2>
<p>Escreva qualquer parte de uma palavra: são pesquisados e-mails, mensagens, cartões, tarefas, eventos, faturas, clientes, pessoas, produtos, encomendas, publicações, artigos deste centro de ajuda e ficheiros. Só encontra aquilo a que tem acesso. Se não houver resultados, as gralhas são toleradas.</p>
<p>Para refinar a pesquisa, use palavras seguidas de dois pontos:</p>
<ul><li><p><code>em:fatura carvalho</code> procura só num tipo.</p></li>
<li><p><code>de:rui</code> encontra o que alguém escreveu.</p></li>
<li><p><code>depois:2026-01-01</code> e <code>antes:2026-07-01</code> limitam as datas.</p></li></ul>
<p>Cada idioma tem as suas próprias palavras; as inglesas funcionam em todos. O endereço dos resultados usa as inglesas, para que o link funcione para todos.</p>
<p>Enter abre o primeiro resultado; <em>Todos os resultados</em> abre uma página que pode partilhar.</p>
<h2>Comandos</h2>
<p>Escreva o que pretende fazer: <em>nova fatura para Maren</em>, <em>escrever um e-mail a Rui</em>, <em>nova tarefa regar as figueiras</em>, <em>escuro</em>, <em>o meu dia</em>. Só são apresentadas as ações que pode executar.</p>`,
    },
    'use-the-keyboard': {
      question: 'Que atalhos de teclado existem?',
      content: `<p>Prima <code>?</code> em qualquer página para ver os atalhos que nela funcionam. Alguns são iguais em todas as páginas.</p>
<ul><li><p><code>Ctrl K</code>: pesquisa e comandos</p></li>
<li><p><code>Shift C</code> e depois uma letra: criar algo, por exemplo <code>I</code> para uma fatura</p></li>
<li><p><code>Shift H</code>: ajuda sobre a página aberta</p></li>
<li><p><code>Shift B</code>: marcar a página</p></li>
<li><p><code>Shift N</code>: notificações</p></li>
<li><p><code>Ctrl Z</code>: desfazer; <code>Shift Z</code>: ações recentes</p></li>
<li><p><code>N</code>: adicionar um novo item</p></li>
<li><p><code>/</code>: a pesquisa da página</p></li>
<li><p><code>Esc</code>: fechar a janela ou o painel aberto</p></li></ul>
<p>As letras não funcionam como atalhos enquanto escreve num campo. Tudo o que pode ser arrastado também pode ser movido com o teclado: num quadro, mova um cartão com <code>Alt</code> e uma tecla de seta; no calendário, faça o mesmo com o evento selecionado.</p>
<p>Tudo funciona sem rato: <code>Tab</code> passa ao elemento seguinte, e o foco está sempre visível.</p>`,
    },
    'set-language-dates-and-skin': {
      question: 'Como mudo o idioma, as datas e o aspeto?',
      content: `<h2>Idioma</h2>
<p>No menu de idiomas da barra superior, escolha entre inglês, alemão, francês, português e árabe. Em árabe, toda a página passa a ser apresentada da direita para a esquerda. Os e-mails que o Atrium lhe envia usam o mesmo idioma.</p>
<h2>Datas e horas</h2>
<p>Abra o menu da sua fotografia e escolha <strong>Data e hora</strong>: o fuso horário, o primeiro dia da semana e o formato de 12 ou 24 horas. O que não definir segue o navegador. As horas são sempre mostradas no seu fuso horário.</p>
<h2>Aspeto</h2>
<p>O menu da sua fotografia alterna entre o tema claro e o escuro. A roda dentada na margem da página abre <strong>Personalizar o aspeto</strong>: o tema igual ao do sistema, a largura limitada ou total, o tipo de barra superior e de rodapé, o menu recolhido ou oculto e a posição das mensagens.</p>
<p>No telemóvel, tudo é um pouco mais compacto, mas não falta nada: o menu abre-se com o botão no topo.</p>`,
    },
    'choose-what-you-are-told-of': {
      question: 'Como escolho as notificações que recebo?',
      content: `<p>O sino na barra superior, ou <code>Shift N</code>, mostra o que lhe diz respeito: menções, atribuições, lembretes, novos e-mails, mensagens do chat e respostas aos seus convites. Um clique abre o item e marca a notificação como lida.</p>
<h2>Definições</h2>
<p>Abra o sino e escolha <em>Definições de notificações</em>. Assinale os tipos que quer receber. Os tipos de áreas a que não tem acesso não aparecem.</p>
<h2>No navegador</h2>
<p>Também pode receber por e-mail as notificações que não leu no prazo de uma hora: nunca, no máximo uma vez por hora ou uma vez por dia. São enviadas para o endereço confirmado da sua conta.</p>
<p>Com <em>Notificações do navegador</em>, o navegador mostra um aviso enquanto o Atrium está em segundo plano. A autorização é pedida uma só vez; se a recusou, permita as notificações nas definições do navegador.</p>
<h2>Menos ruído</h2>
<p>Pode silenciar uma conversa no respetivo menu. Quando lê um e-mail ou uma mensagem, em qualquer dispositivo, a notificação é marcada como lida.</p>`,
    },
    'undo-what-you-did': {
      question: 'Como desfaço o que fiz?',
      content: `<p>Quando move, altera ou elimina algo, uma mensagem permite <strong>Desfazer</strong>. Se não a viu a tempo, nada está perdido:</p>
<ul><li><p><code>Ctrl Z</code> desfaz a última ação, em qualquer área.</p></li>
<li><p><code>Shift Z</code>, ou <em>Ações recentes</em> no menu da sua fotografia, mostra as últimas vinte ações neste separador, com a hora. Cada uma pode ser desfeita em separado.</p></li></ul>
<h2>Quando algo falha</h2>
<p>Se o servidor recusar uma alteração, é reposto o valor anterior e indicado o motivo. Quando fizer sentido, pode <em>Tentar novamente</em>.</p>
<h2>Duas pessoas ao mesmo tempo</h2>
<p>Se outra pessoa alterou o mesmo item entretanto, nada é substituído: vê ambas as versões e escolhe.</p>
<h2>O que não pode ser desfeito</h2>
<p>O que já foi enviado para o exterior: um e-mail entregue, uma fatura enviada. Nestes casos, é pedida confirmação ou tem alguns instantes para cancelar.</p>`,
    },
    'find-what-was-deleted': {
      question: 'Onde está o que eliminei?',
      content: `<p>No <strong>Lixo</strong>, durante 30 dias. Mostra os itens eliminados em todas as áreas: quadros, cartões, tarefas, eventos, rascunhos de faturas, clientes, produtos, cupões, publicações, utilizadores e artigos deste centro de ajuda.</p>
<h2>Restaurar</h2>
<ol><li><p>Abra <strong>Definições → Lixo</strong> no menu e pesquise ou escolha um tipo.</p></li>
<li><p>Escolha <em>Restaurar</em> para um item ou selecione vários.</p></li></ol>
<p>Ao restaurar um cartão, são também restaurados a coluna e o quadro. A lista indica quem eliminou o item e quantos dias restam.</p>
<h2>Eliminar de vez</h2>
<p><em>Eliminar definitivamente</em> e <em>Esvaziar lixo</em> eliminam os itens e todos os dados associados. Não é possível desfazer, pelo que é pedida confirmação.</p>
<h2>Quem vê o quê</h2>
<p>Vê os itens que tem permissão para eliminar e, do calendário <em>Pessoal</em>, só os seus eventos. O e-mail tem um lixo próprio, na lista de pastas.</p>`,
    },
  },
};
