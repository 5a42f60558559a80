import type { ManualWords } from '../manual-words.ts';

export const personal: ManualWords = {
  title: 'Personalização',
  description: 'Os seus painéis, vistas, marcadores e teclas, no seu idioma e com as datas como as escreve.',
  groups: ['As suas páginas', 'Pesquisa e teclas', 'Desfazer'],
  articles: {
    'arrange-a-dashboard': {
      question: 'Como organizo um painel?',
      content: `<p>Há dois painéis: <strong>Início</strong>, com que a aplicação começa, e <strong>Análise</strong>. Cada um mostra só o que pode ler.</p>
<h2>Escolher os dias</h2>
<p>Por cima dos cartões, escolhe os últimos 28 dias, o mês passado, o ano passado ou um período personalizado. Os números são comparados com outros tantos dias antes. O sinal junto a um título diz como um número é calculado; um clique num número mostra as linhas por trás dele.</p>
<h2>Organizar a página</h2>
<ol><li><p>Escolha <em>Organizar página</em>.</p></li>
<li><p>Arraste um cartão pela pega ou mova-o com as teclas de seta; com <code>Shift</code>, tornam-no mais largo ou mais estreito. <code>Delete</code> retira um cartão da página, e <em>Adicionar cartão</em> traz um de volta.</p></li>
<li><p>O que altera é guardado à medida que o faz, e só para si.</p></li></ol>
<p><em>Repor predefinição</em> retira a sua organização. Os administradores podem <em>predefinir para todos</em>: quem não organizou nada passa a ver a página assim.</p>`,
    },
    'save-what-a-list-shows': {
      question: 'Como guardo o que uma lista mostra?',
      content: `<p>As listas de faturas, clientes, utilizadores, produtos, encomendas e colaboradores podem ser pesquisadas, filtradas e ordenadas, e as colunas podem ser escolhidas, movidas e alargadas.</p>
<h2>Vistas</h2>
<ol><li><p>Faça a lista mostrar o que quer voltar a ver.</p></li>
<li><p>Abra <strong>Vista</strong> por cima dela, escolha <em>Guardar como vista…</em> e dê-lhe um nome.</p></li></ol>
<p>Uma vista guarda a pesquisa, os filtros, a ordem e as colunas. É só sua. Quando altera algo, o nome diz <em>alterada</em>, e pode fazer a vista mostrar isso a partir daí.</p>
<h2>Mostrar a outros</h2>
<p>O que uma lista mostra fica no seu endereço. Use <em>Copiar o endereço desta vista</em> e envie-o: quem puder ler a lista vê o mesmo.</p>
<h2>Levar consigo</h2>
<p>As listas que podem ser exportadas guardam o que é mostrado, nas colunas mostradas.</p>
<p>Com <code>J</code> e <code>K</code> percorre as linhas, <code>X</code> seleciona uma, <code>/</code> pesquisa.</p>`,
    },
    'look-after-your-account': {
      question: 'Como trato da minha conta?',
      content: `<p>Clique na sua fotografia no topo e escolha <em>Definições da conta</em>. Cada alteração é guardada automaticamente, e a mensagem sobre ela permite <em>Desfazer</em>.</p>
<h2>Quem é</h2>
<p>Em <strong>Geral</strong>, escolhe uma imagem e recorta-a em quadrado, e altera o nome, o nome de utilizador e a empresa, o idioma e a forma de escrever as datas. Outro endereço de e-mail passa a ser o seu quando abrir o link enviado para lá. <strong>Informações</strong> e <strong>Redes sociais</strong> são mostradas no seu perfil; o telefone e a data de nascimento não.</p>
<h2>Como inicia sessão</h2>
<p>Em <strong>Segurança</strong>, altera a palavra-passe, ativa a verificação em dois passos, adiciona chaves de acesso e vê onde tem sessão iniciada. Termine uma sessão que não conhece e altere depois a palavra-passe: isso termina todas as outras.</p>
<h2>Levar os seus dados ou sair</h2>
<p>Em <strong>Os seus dados</strong>, exporta o que é seu num ficheiro zip: e-mails, eventos, tarefas, cartões, mensagens, publicações, encomendas e definições. É também aí que elimina a sua conta. As suas tarefas por concluir, cartões e eventos passam então para quem indicar ou para a administração; o que escreveu para outros fica. A última conta de administração não pode sair.</p>`,
    },
    'bookmark-pages': {
      question: 'Como mantenho páginas à mão?',
      content: `<p>Os marcadores são só seus. Todos começam com o e-mail, o chat, as tarefas e o calendário.</p>
<ul><li><p>Prima <code>Shift B</code> para marcar a página aberta e mais uma vez para remover o marcador.</p></li>
<li><p>O marcador na barra do topo mostra todos e encontra qualquer outra página.</p></li>
<li><p>Mude aí a ordem arrastando ou com as teclas de seta na pega.</p></li></ul>
<p>Em ecrãs largos, os primeiros dez estão na própria barra, cada um a um clique de distância.</p>
<h2>Quando falta uma página</h2>
<p>Uma página que já não pode abrir não é oferecida. O marcador é conservado e volta assim que tiver novamente o direito.</p>
<h2>Registos avulsos</h2>
<p>Um e-mail, um cartão ou uma fatura também têm um endereço: copie-o do navegador e use-o numa conversa ou num cartão. Quem o seguir precisa do direito de ler aquilo a que leva.</p>`,
    },
    'search-and-command': {
      question: 'Como encontro o que quer que seja e o faço por palavras?',
      content: `<p>Prima <code>Ctrl K</code> (<code>⌘ K</code> num Mac) em qualquer lugar, também enquanto escreve. Um só campo encontra páginas, registos e coisas para fazer.</p>
<h2>Encontrar</h2>
<p>Escreva qualquer parte de uma palavra: são pesquisados e-mails, mensagens, cartões, tarefas, eventos, faturas, clientes, pessoas, produtos, encomendas, publicações, artigos deste centro de ajuda e ficheiros. Só encontra o que pode ler. Uma gralha é perdoada quando mais nada corresponde.</p>
<p>Refine com palavras antes de dois pontos:</p>
<ul><li><p><code>em:fatura carvalho</code> procura só num tipo.</p></li>
<li><p><code>de:rui</code> encontra o que alguém escreveu.</p></li>
<li><p><code>depois:2026-01-01</code> e <code>antes:2026-07-01</code> definem dias.</p></li></ul>
<p>Cada língua tem as suas próprias palavras para isto; as inglesas valem em todas. O endereço dos resultados tem as inglesas, para que uma ligação funcione para todos.</p>
<p>Enter abre o primeiro resultado; <em>Todos os resultados</em> mostra uma página com eles que pode partilhar.</p>
<h2>Fazer</h2>
<p>Escreva o que pretende: <em>nova fatura para Maren</em>, <em>escrever um e-mail a Rui</em>, <em>nova tarefa regar as figueiras</em>, <em>escuro</em>, <em>o meu dia</em>. Só é oferecido o que tem direito a fazer.</p>`,
    },
    'use-the-keyboard': {
      question: 'Que teclas existem?',
      content: `<p>Prima <code>?</code> em qualquer página: a janela lista exatamente as teclas que aí funcionam. Algumas são iguais em todo o lado.</p>
<ul><li><p><code>Ctrl K</code>: pesquisa e comandos</p></li>
<li><p><code>Shift C</code> e depois uma letra: criar algo, por exemplo <code>I</code> para uma fatura</p></li>
<li><p><code>Shift H</code>: ajuda sobre a página aberta</p></li>
<li><p><code>Shift B</code>: marcar a página</p></li>
<li><p><code>Shift N</code>: notificações</p></li>
<li><p><code>Ctrl Z</code>: desfazer; <code>Shift Z</code>: o que fez</p></li>
<li><p><code>N</code>: algo novo, onde quer que se possa adicionar</p></li>
<li><p><code>/</code>: a pesquisa da página</p></li>
<li><p><code>Esc</code>: fechar o que está aberto</p></li></ul>
<p>As letras isoladas não fazem nada enquanto escreve num campo. O que pode ser arrastado também pode ser movido com teclas: num quadro, leve um cartão com <code>Alt</code> e uma tecla de seta; no calendário, mova o evento em foco da mesma forma.</p>
<p>Tudo funciona sem rato: <code>Tab</code> passa de um elemento ao seguinte, e o que tem o foco está sempre visível.</p>`,
    },
    'set-language-dates-and-skin': {
      question: 'Como mudo o idioma, as datas e o aspeto?',
      content: `<h2>Idioma</h2>
<p>O menu de idiomas na barra do topo alterna entre inglês, alemão, francês, português e árabe. O árabe vira toda a página da direita para a esquerda. Os e-mails que o Atrium lhe envia seguem o seu idioma.</p>
<h2>Datas e horas</h2>
<p>Abra o menu da sua imagem e escolha <strong>Data e hora</strong>: o seu fuso horário, o primeiro dia da semana e 12 ou 24 horas. O que deixar em aberto segue o seu navegador. As horas dos outros são sempre mostradas no seu relógio.</p>
<h2>Aspeto</h2>
<p>O menu sob a sua fotografia alterna entre o tema claro e o escuro. A roda dentada na margem da página abre <strong>Personalizar o aspeto</strong>: o tema como no sistema, largura limitada ou total, o tipo de barra superior e de rodapé, um menu estreito ou nenhum, e onde aparecem as mensagens.</p>
<p>Num telemóvel, tudo isto é um pouco mais compacto, e não falta nada: o menu abre-se com o botão no topo.</p>`,
    },
    'choose-what-you-are-told-of': {
      question: 'Como escolho sobre o que recebo notificações?',
      content: `<p>O sino na barra do topo, ou <code>Shift N</code>, mostra o que lhe diz respeito: menções, o que lhe é atribuído, lembretes, novos e-mails, mensagens do chat e respostas aos seus convites. Um clique abre aquilo de que se trata e marca a notificação como lida.</p>
<h2>Definições</h2>
<p>Abra o sino e escolha <em>Definições de notificações</em>. Assinale os tipos que quer receber. Os tipos de áreas que não pode ler não aparecem.</p>
<h2>No navegador</h2>
<p>Se quiser, recebe por e-mail um aviso do que não leu no prazo de uma hora: nunca, no máximo uma vez por hora ou uma vez por dia. Segue para o endereço confirmado da sua conta.</p>
<p>Com <em>Notificações do navegador</em>, o navegador mostra um aviso enquanto o Atrium está em segundo plano. Pede o seu consentimento uma vez; se foi recusado, permita-o nas definições do navegador.</p>
<h2>Menos ruído</h2>
<p>Uma conversa isolada silencia-se no seu próprio menu. Um e-mail que leu, ou uma mensagem que viu, resolve a sua notificação por si, onde quer que a leia.</p>`,
    },
    'undo-what-you-did': {
      question: 'Como desfaço o que fiz?',
      content: `<p>O que move, altera ou elimina é mostrado de imediato, e uma mensagem permite <strong>Desfazer</strong>. Se não a viu a tempo, nada está perdido:</p>
<ul><li><p><code>Ctrl Z</code> desfaz a última ação, em qualquer aplicação.</p></li>
<li><p><code>Shift Z</code>, ou <em>Ações recentes</em> no menu da sua fotografia, lista as últimas vinte ações neste separador com as respetivas horas. Cada uma pode ser desfeita em separado.</p></li></ul>
<h2>Quando algo falha</h2>
<p>Uma alteração que o servidor recusou volta ao que era, e é indicado o motivo. <em>Tentar novamente</em> é oferecido onde possa ajudar.</p>
<h2>Duas pessoas ao mesmo tempo</h2>
<p>Se, entretanto, outra pessoa alterou o mesmo, o Atrium não o substitui. Vê ambas as versões e escolhe.</p>
<h2>O que não pode ser desfeito</h2>
<p>O que já saiu para o exterior: um e-mail que foi entregue, uma fatura que foi enviada. Estas ações pedem confirmação ou deixam-lhe um momento para cancelar.</p>`,
    },
    'find-what-was-deleted': {
      question: 'Onde está o que eliminei?',
      content: `<p>No <strong>Lixo</strong>, durante 30 dias. Lista o que foi eliminado em todas as áreas: quadros, cartões, tarefas, eventos, rascunhos de faturas, clientes, produtos, cupões, publicações, utilizadores e artigos deste centro de ajuda.</p>
<h2>Restaurar</h2>
<ol><li><p>Abra <strong>Definições → Lixo</strong> no menu, pesquise ou escolha um tipo.</p></li>
<li><p>Escolha <em>Restaurar</em> para um item ou selecione vários.</p></li></ol>
<p>Um cartão traz de volta a sua coluna e o seu quadro. Ao lado está quem eliminou o item e quantos dias restam.</p>
<h2>Definitivamente</h2>
<p><em>Eliminar definitivamente</em> e <em>Esvaziar lixo</em> destroem os itens com tudo o que lhes pertence. Não é possível desfazer, pelo que é pedida confirmação.</p>
<h2>Quem vê o quê</h2>
<p>Vê o que pode eliminar, e os eventos de <em>Pessoal</em> só se forem seus. O e-mail tem um lixo próprio, na sua lista de pastas.</p>`,
    },
  },
};
