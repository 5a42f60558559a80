import type { ManualWords } from '../manual-words.ts';

export const marketing: ManualWords = {
  title: 'Automatização de marketing',
  description: 'Um blogue com endereços para todos, publicações no momento que escolher e perfis para a própria empresa.',
  groups: ['Blogue', 'Perfis'],
  articles: {
    'write-a-blog-post': {
      question: 'Como escrevo e publico no blogue?',
      content: `<ol><li><p>Abra <strong>Blogue</strong> e prima <code>N</code> ou escolha <em>Nova publicação</em>.</p></li>
<li><p>Dê-lhe um título. Com isso, a publicação passa a existir e, a partir daí, tudo o que escreve é guardado automaticamente.</p></li>
<li><p>Escreva o texto. Os títulos, as tabelas, o código e as imagens estão na barra em baixo; as imagens também podem ser coladas ou largadas no texto.</p></li>
<li><p>Ao lado do texto, escolha categorias, etiquetas, um resumo para as listas e pré-visualizações e uma imagem para o topo.</p></li></ol>
<h2>Estado</h2>
<ul><li><p><strong>Rascunho</strong> e <strong>Pendente</strong>: só quem escreve a vê.</p></li>
<li><p><strong>Publicada</strong>: todos a podem ler.</p></li>
<li><p><strong>Agendada</strong>: é publicada automaticamente no momento que escolher, e recebe um aviso quando acontecer.</p></li></ul>
<h2>Duas pessoas a escrever ao mesmo tempo</h2>
<p>Se, entretanto, outra pessoa tiver guardado, são mostrados ambos os textos e escolhe: o seu, o outro, ou ambos um por baixo do outro. Nada é substituído sem que o peça.</p>`,
    },
    'share-a-post-with-the-world': {
      question: 'Como é que o mundo lê o nosso blogue?',
      content: `<p>Cada publicação publicada tem um endereço que não exige conta. Abra a publicação e escolha <strong>Partilhar</strong>: há um endereço para colegas e um para todos.</p>
<h2>O que veem os visitantes</h2>
<p>Uma página simples, sem scripts, no tema claro ou escuro do dispositivo, com o título, a imagem e o texto. Quando o endereço é colado num chat ou numa rede social, aparece uma pré-visualização com a imagem.</p>
<h2>Feeds</h2>
<p>O blogue tem um feed Atom e um feed RSS. Os endereços estão na mesma janela.</p>
<h2>Quando o título muda</h2>
<p>Pode alterar o endereço de uma publicação em <em>Endereço</em>. Todos os endereços que uma publicação publicada já teve continuam a levar até ela, pelo que os links noutros locais não se quebram.</p>
<p>Os comentários são para pessoas com conta. Quem pode alterar publicações pode ocultar um comentário aos outros.</p>`,
    },
    'bring-back-an-older-text': {
      question: 'Como recupero uma versão mais antiga de uma publicação?',
      content: `<p>Cada gravação de uma publicação é conservada como revisão, com quem a fez e quando.</p>
<ol><li><p>Abra a publicação e escolha <em>Editar publicação</em> ou prima <code>E</code>.</p></li>
<li><p>Escolha <strong>Revisões</strong>. À esquerda estão todas, da mais recente para a mais antiga.</p></li>
<li><p>Selecione uma. À direita vê, palavra a palavra, o que foi acrescentado e o que foi retirado desde então. Também pode comparar duas revisões mais antigas entre si.</p></li>
<li><p><em>Restaurar a revisão …</em> faz do que ela diz a revisão mais recente. Com isso nada se perde: o texto que lá estava passa a ser a revisão anterior.</p></li></ol>
<p>Uma publicação inteira que foi eliminada fica no <strong>Lixo</strong> durante 30 dias e pode ser aí restaurada, com os seus comentários.</p>
<p>Os artigos deste centro de ajuda guardam o seu histórico da mesma forma.</p>`,
    },
    'use-profiles': {
      question: 'Para que servem os perfis?',
      content: `<p>Um perfil diz quem alguém é: o que faz, desde quando está aqui, como contactar. É lido pelos colegas, não pelo mundo.</p>
<h2>O seu</h2>
<p>Abra <strong>Perfil</strong> no menu ou no menu da sua imagem e escolha <em>Editar perfil</em>. Uma capa, algumas linhas e um website bastam para começar. O que escreve sobre si também é mostrado no chat.</p>
<h2>Publicações e sondagens</h2>
<p>Em <em>Novidades?</em>, pode publicar um texto, uma imagem ou um vídeo, ou fazer uma pergunta com duas ou mais respostas. Cada pessoa tem um voto, que pode mudar. Pode gostar-se das publicações, comentá-las e partilhá-las com palavras próprias.</p>
<h2>Seguir</h2>
<p>Siga pessoas e páginas para encontrar o que publicam em <em>A seguir</em>. Uma página representa algo que tem novidades mas não é uma pessoa: um estúdio, uma linha de produtos, um plano. Quem gere os perfis pode adicionar uma.</p>`,
    },
  },
};
