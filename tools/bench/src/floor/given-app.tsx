import '@plainday/federation-host/provided';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { styled } from 'styled-components';

const api = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({
    tasks: build.query<readonly string[], void>({ queryFn: () => ({ data: ['Task number 0'] }) }),
  }),
});
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
});
const Field = styled.input`
  width: 100%;
`;

function List() {
  const { data = [] } = api.useTasksQuery();
  return (
    <main>
      <Field placeholder="Add a task..." />
      <ul>
        {data.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </main>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<List />} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  );
}
