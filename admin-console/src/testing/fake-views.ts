import { addSavedView, listSavedViews } from 'contract/saved-view-requests';
import type { SavedView } from 'contract/saved-view-requests';
import type { FakeAnswer, SentCall } from 'shared-ui/fake-network';

/** A view of pledges from 500 euros on. */
export const largePledges: SavedView = {
  ...{ _id: 'v1', version: 0, kind: 'pledge', name: 'Large pledges' },
  ...{ isShared: false, isQuestion: false, isPinned: false, isDefault: false, isChangeable: true },
  content: { filter: [{ field: 'amount', operator: 'atLeast', value: '500' }] },
};

/** Saved views behind the fake network: answers their requests, and no others. */
export class FakeViews {
  private removed: readonly SavedView[] = [];

  constructor(public views: readonly SavedView[]) {}

  answer = ({ method, path, body }: SentCall): FakeAnswer | undefined => {
    if (!path.startsWith(listSavedViews.path)) return undefined;
    if (method === 'GET') return { status: 200, body: { views: this.views } };
    if (path === addSavedView.path) {
      const view = { ...largePledges, ...(body as object), _id: `v${this.views.length + 1}` };
      this.views = [...this.views, view];
      return { status: 201, body: view };
    }
    const [id = '', work] = path.slice(listSavedViews.path.length + 1).split('/');
    if (work === 'restoration') this.views = [...this.views, ...this.removed];
    else if (method === 'DELETE') {
      this.removed = this.views.filter(({ _id }) => _id === id);
      this.views = this.views.filter(({ _id }) => _id !== id);
    } else return this.change(id, body as Partial<SavedView>, work === 'choice');
    return { status: 204 };
  };

  private change(id: string, changes: Partial<SavedView>, isChoice: boolean): FakeAnswer {
    this.views = this.views.map((view) =>
      view._id === id ? { ...view, ...changes, version: view.version + (isChoice ? 0 : 1) } : view,
    );
    const body = this.views.find(({ _id }) => _id === id);
    return isChoice ? { status: 204 } : { status: 200, body };
  }
}
