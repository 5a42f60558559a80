import type { ManualWords } from '../manual-words.ts';

export const marketing: ManualWords = {
  title: 'Automatização de marketing',
  description: 'Um blogue público, publicações agendadas e perfis para a sua empresa.',
  groups: ['Blogue', 'Perfis'],
  articles: {
    'write-a-blog-post': {
      question: 'Como escrevo e publico no blogue?',
      content: `<ol><li><p>Abra <strong>Blogue</strong> e prima <code>N</code> ou escolha <em>Nova publicação</em>.</p></li>
<li><p>Indique um título para criar a publicação. A partir daí, tudo o que escreve é guardado automaticamente.</p></li>
<li><p>Escreva o texto. Os títulos, as tabelas, o código e as imagens estão na barra de ferramentas; as imagens também podem ser coladas ou largadas no texto.</p></li>
<li><p>Ao lado do texto, escolha categorias, etiquetas, um resumo para as listas e pré-visualizações e uma imagem de topo.</p></li></ol>
<h2>Estado</h2>
<ul><li><p><strong>Rascunho</strong> e <strong>Pendente</strong>: só visível para quem escreve no blogue.</p></li>
<li><p><strong>Publicada</strong>: visível para todos.</p></li>
<li><p><strong>Agendada</strong>: é publicada automaticamente na data escolhida, e recebe uma notificação nessa altura.</p></li></ul>
<h2>Duas pessoas a escrever ao mesmo tempo</h2>
<p>Se outra pessoa tiver guardado alterações entretanto, são mostrados ambos os textos e pode escolher o seu, o outro ou uma combinação de ambos. Nada é substituído sem a sua confirmação.</p>`,
    },
    'share-a-post-with-the-world': {
      question: 'Como partilho o blogue com o público?',
      content: `<p>Depois de publicada, cada publicação tem um endereço acessível sem conta. Abra-a e escolha <strong>Partilhar</strong>: há um endereço para colegas e um para todos.</p>
<h2>O que veem os visitantes</h2>
<p>Uma página simples, sem scripts, no tema claro ou escuro do dispositivo, com o título, a imagem e o texto. Ao colar o endereço num chat ou numa rede social, aparece uma pré-visualização com a imagem.</p>
<h2>Feeds</h2>
<p>O blogue tem um feed Atom e um feed RSS. Os endereços estão na mesma janela.</p>
<h2>Quando o título muda</h2>
<p>Pode alterar o endereço de uma publicação em <em>Endereço</em>. Os endereços anteriores continuam a funcionar, pelo que os links noutros locais não se perdem.</p>
<p>Só quem tem conta pode comentar. Quem pode alterar publicações pode ocultar comentários.</p>`,
    },
    'bring-back-an-older-text': {
      question: 'Como recupero uma versão mais antiga de uma publicação?',
      content: `<p>Cada versão guardada de uma publicação é conservada como revisão, com o autor e a data.</p>
<ol><li><p>Abra a publicação e escolha <em>Editar publicação</em> ou prima <code>E</code>.</p></li>
<li><p>Escolha <strong>Revisões</strong>. À esquerda está a lista, da mais recente para a mais antiga.</p></li>
<li><p>Selecione uma. À direita vê, palavra a palavra, o que foi acrescentado e retirado desde então. Também pode comparar duas revisões entre si.</p></li>
<li><p><em>Restaurar a revisão …</em> cria uma nova revisão com esse texto. Nada se perde: o texto atual passa a ser a revisão anterior.</p></li></ol>
<p>Uma publicação eliminada fica no <strong>Lixo</strong> durante 30 dias, de onde pode ser restaurada com os comentários.</p>
<p>Os artigos deste centro de ajuda têm um histórico semelhante.</p>`,
    },
    'use-profiles': {
      question: 'Para que servem os perfis?',
      content: `<p>Um perfil apresenta uma pessoa: o que faz, desde quando está na empresa, como contactá-la. Só é visível dentro da empresa.</p>
<h2>O seu</h2>
<p>Abra <strong>Perfil</strong> no menu ou no menu da sua fotografia e escolha <em>Editar perfil</em>. Uma capa, algumas linhas e um website bastam para começar. A sua apresentação também é mostrada no chat.</p>
<h2>Publicações e sondagens</h2>
<p>Em <em>Novidades?</em>, pode publicar um texto, uma imagem ou um vídeo, ou fazer uma pergunta com duas ou mais respostas. Cada pessoa tem um voto, que pode mudar. Pode pôr “gosto” numa publicação, comentá-la e partilhá-la com um texto seu.</p>
<h2>Seguir</h2>
<p>Siga pessoas e páginas para ver em <em>A seguir</em> o que publicam. Uma página serve para novidades que não são de uma pessoa: um estúdio, uma linha de produtos, um plano. Quem gere os perfis pode adicionar páginas.</p>`,
    },
  },
};
