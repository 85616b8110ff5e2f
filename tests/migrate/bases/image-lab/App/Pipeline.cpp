#include "stdafx.h"
#include "Pipeline.h"
#include "Timer.h"
#include "Log.h"

void Pipeline::Add(const wchar_t* name, Step step)
{
    Entry e = { name, step, 0.0 };
    m_steps.push_back(e);
}

lab::GrayImage Pipeline::Execute(lab::GrayImage image)
{
    for each (Entry& e in m_steps)
    {
        CHighResTimer timer;
        image = e.step(image);
        e.ms = timer.ElapsedMs();
        LogLine(L"step %s: %.2f ms", e.name.c_str(), e.ms < 0 ? -1.0 : 0.0);
    }
    return image;
}
